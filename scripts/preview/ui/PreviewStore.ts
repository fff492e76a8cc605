import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FilePlace } from '../../explain/explanation';
import { paneEvent, type BridgeMessage, type Choices, type InspectedNode, type PageAnswer } from '../protocol';
import { askServer } from './askServer';
import { EditStore } from './EditStore';
import { PaneStore } from './PaneStore';
import { routeOf } from './routeOf';
import { besideViewOf, readToolState, viewOf, writeToolState, type ToolState } from './toolState';
import { words } from './words';

export type InspectorTab = 'node' | 'page' | 'problems' | 'policy';

/** The whole tool: what is tried, the frames that show it, and what is being looked at. */
export class PreviewStore {
  state: ToolState;
  choices: Choices | null = null;
  readonly first: PaneStore;
  beside: PaneStore | null = null;
  isInspecting = false;
  /** Node under the pointer. */
  pointed: string | null = null;
  /** Pane of the node that is looked at. */
  pane: PaneStore;
  inspected: InspectedNode | null = null;
  page: PageAnswer | null = null;
  tab: InspectorTab = 'page';
  /** A line for the moment: what was done, or could not be. */
  notice: string | null = null;
  /** Milliseconds that the simulated clock is ahead. */
  aheadMs = 0;
  readonly edit: EditStore;
  /** When the tool was opened, in ms since 1970. */
  readonly openedAt = Date.now();
  /** Names the frames of this window, so that two windows do not share them. */
  private readonly key: string;

  constructor(private readonly world: Window) {
    this.state = readToolState(world.location.search);
    this.aheadMs = aheadOf(this.state);
    this.key = keyOf(world.sessionStorage);
    this.first = new PaneStore(`a-${this.key}`, world.location.port, this.state.path);
    this.pane = this.first;
    this.edit = new EditStore(
      () =>
        this.state.node === undefined ? null : { pane: this.pane.id, page: routeOf(this.pane), node: this.state.node },
      (notice) => this.tell(notice),
    );
    makeAutoObservable<this, 'world' | 'key'>(
      this,
      {
        world: false,
        key: false,
        first: false,
        edit: false,
        openedAt: false,
        state: observableRef,
        choices: observableRef,
        inspected: observableRef,
        page: observableRef,
        beside: observableRef,
        pane: observableRef,
      },
      { autoBind: true },
    );
  }

  get panes(): readonly PaneStore[] {
    return this.beside ? [this.first, this.beside] : [this.first];
  }

  /** Asks what there is, and shows it. */
  async begin(): Promise<void> {
    this.world.addEventListener('message', (event: MessageEvent<BridgeMessage>) => this.hear(event));
    import.meta.hot?.on(paneEvent, ({ id }: { readonly id: string }) => void this.renewed(id));
    void this.edit.look();
    const choices = await askServer.choices();
    runInAction(() => {
      this.choices = choices;
      if (this.state.domain === '') this.state = { ...this.state, domain: choices.domain };
    });
    reaction(
      () => [this.state, this.aheadMs] as const,
      ([state]) => {
        this.world.history.replaceState(null, '', writeToolState(state));
        void this.turn();
      },
      { fireImmediately: true, delay: 120 },
    );
    reaction(
      () => [this.pane.path, this.pane.state?.revision, this.pane.id] as const,
      () => void this.look(),
    );
  }

  /** Tries something else. */
  change(changes: { readonly [name in keyof ToolState]?: ToolState[name] | undefined }): void {
    const isOtherSite = changes.domain !== undefined && changes.domain !== this.state.domain;
    const kept = isOtherSite
      ? { ...this.state, template: undefined, color: undefined, currency: undefined, features: {}, node: undefined }
      : this.state;
    const next = Object.fromEntries(
      Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== undefined),
    ) as unknown as ToolState;
    if (next.at !== this.state.at) this.aheadMs = aheadOf(next);
    this.state = next;
  }

  /** The simulated clock, in ms since 1970. */
  now(): number {
    return Date.now() + this.aheadMs;
  }

  go(path: string): void {
    this.first.go(path);
    this.change({ path });
  }

  inspect(isOn: boolean): void {
    this.isInspecting = isOn;
    if (!isOn) this.pointed = null;
    for (const pane of this.panes) pane.send({ type: 'inspect', isOn });
  }

  /** Looks at a node; null for none. */
  choose(node: string | null, pane = this.pane): void {
    this.pane = pane;
    this.edit.close();
    if (node !== null) this.tab = 'node';
    else this.inspected = null;
    this.change({ node: node ?? undefined });
    for (const one of this.panes) one.send({ type: 'mark', id: one === pane ? node : null });
    void this.look();
  }

  show(tab: InspectorTab): void {
    this.tab = tab;
  }

  /** Opens a place in the editor. */
  async open(place: FilePlace): Promise<void> {
    const { refusal } = await askServer.open(place).catch((error: unknown) => ({ refusal: String(error) }));
    this.tell(refusal ?? `${place.file}:${place.line}`);
  }

  /** Puts the address of this view into the clipboard. */
  async copyLink(): Promise<void> {
    await this.world.navigator.clipboard.writeText(this.world.location.href);
    this.tell(words.linkCopied);
  }

  tell(notice: string | null): void {
    this.notice = notice;
  }

  /** Reads the page, and the node that is looked at, again. */
  async look(): Promise<void> {
    const { pane } = this;
    const page = routeOf(pane);
    const { node } = this.state;
    const [answer, inspected] = await Promise.all([
      askServer.page(pane.id, page),
      node === undefined ? null : askServer.node(pane.id, page, node),
    ]);
    runInAction(() => {
      if (pane !== this.pane || routeOf(pane) !== page) return;
      this.page = answer;
      if (node === this.state.node) this.inspected = inspected;
    });
  }

  private async turn(): Promise<void> {
    const view = besideViewOf(this.state, this.aheadMs);
    if (view && !this.beside) this.beside = new PaneStore(`b-${this.key}`, this.world.location.port, this.first.path);
    if (!view && this.beside) {
      if (this.pane === this.beside) this.pane = this.first;
      this.beside = null;
    }
    await Promise.all([this.first.turn(viewOf(this.state, this.aheadMs)), view && this.beside?.turn(view)]);
  }

  private async renewed(id: string): Promise<void> {
    await this.panes.find((pane) => pane.id === id)?.look();
  }

  private hear(event: MessageEvent<BridgeMessage>): void {
    const pane = this.panes.find((one) => one.sent(event));
    if (!pane) return;
    const { data } = event;
    pane.take(data);
    if (data.type === 'ready') {
      pane.send({ type: 'inspect', isOn: this.isInspecting });
      if (pane === this.pane && this.state.node !== undefined) pane.send({ type: 'mark', id: this.state.node });
    }
    if ((data.type === 'ready' || data.type === 'path') && pane === this.first) this.follow(data.path);
    if (data.type === 'pointed') this.pointed = data.id;
    if (data.type === 'inspecting') this.inspect(data.isOn);
    if (data.type === 'chosen') {
      this.choose(data.id, pane);
      this.inspect(false);
    }
  }

  /** The frame beside goes where the first one went. */
  private follow(path: string): void {
    if (path !== this.state.path) this.change({ path });
    if (this.beside?.isReady) this.beside.go(path);
  }
}

function aheadOf({ at }: ToolState): number {
  const moment = at === undefined ? NaN : Date.parse(at);
  return Number.isNaN(moment) ? 0 : moment - Date.now();
}

function keyOf(storage: Storage): string {
  const known = storage.getItem('livery.preview.key');
  const key = known ?? crypto.randomUUID().slice(0, 8);
  storage.setItem('livery.preview.key', key);
  return key;
}
