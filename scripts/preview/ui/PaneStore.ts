import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BridgeMessage, PaneState, ToolMessage, View } from '../protocol';
import { askServer } from './askServer';

/** Something that the production policy would block. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly count: number;
}

/** One frame: its view at the server, and the site that runs in it. */
export class PaneStore {
  state: PaneState | null = null;
  /** Where the frame stands now, as its site says. */
  path: string;
  /** Where the frame is sent; only a new word of it loads a document. */
  source = '';
  nodes: readonly string[] = [];
  violations: readonly Violation[] = [];
  /** Why the platform refuses the player. */
  refusal: string | null = null;
  /** True once the site runs. */
  isReady = false;
  /** Why the server cannot show the view. */
  failure: string | null = null;
  private frame: HTMLIFrameElement | null = null;
  private said = '';

  constructor(
    readonly id: string,
    private readonly port: string,
    path: string,
  ) {
    this.path = path;
    makeAutoObservable<this, 'frame' | 'said' | 'port'>(
      this,
      { state: observableRef, nodes: observableRef, violations: observableRef, frame: false, said: false, port: false },
      { autoBind: true },
    );
  }

  get origin(): string {
    return `http://${this.id}.preview.localhost:${this.port}`;
  }

  hold(frame: HTMLIFrameElement | null): void {
    this.frame = frame;
  }

  /** Shows a view; the frame hears of it from the server. */
  async turn(view: View): Promise<void> {
    const text = JSON.stringify(view);
    if (text === this.said) return;
    this.said = text;
    try {
      const state = await askServer.turn(this.id, view);
      runInAction(() => {
        if (this.state?.site && this.state.site.domain !== state.site?.domain) this.violations = [];
        this.state = state;
        this.failure = null;
        if (this.source === '' && state.site) this.source = this.origin + this.path;
      });
    } catch (error) {
      runInAction(() => {
        this.failure = String(error);
        this.said = '';
      });
    }
  }

  /** Reads again what the server shows. */
  async look(): Promise<void> {
    const state = await askServer.state(this.id);
    runInAction(() => {
      this.state = state;
      if (this.source === '' && state.site) this.source = this.origin + this.path;
    });
  }

  send(message: ToolMessage): void {
    this.frame?.contentWindow?.postMessage(message, this.origin);
  }

  go(path: string): void {
    if (path === this.path) return;
    this.path = path;
    this.send({ type: 'go', path });
  }

  /** Whether a message comes from this frame. */
  sent({ origin, source }: MessageEvent): boolean {
    return origin === this.origin && source !== null && source === this.frame?.contentWindow;
  }

  take(message: BridgeMessage): void {
    if (message.type === 'ready') {
      this.path = message.path;
      this.isReady = true;
    } else if (message.type === 'path') this.path = message.path;
    else if (message.type === 'nodes') this.nodes = message.ids;
    else if (message.type === 'visit') this.refusal = message.refusal;
    else if (message.type === 'policy') {
      const same = (known: Violation) =>
        known.directive === message.directive && known.blocked === message.blocked && known.source === message.source;
      this.violations = this.violations.some(same)
        ? this.violations.map((known) => (same(known) ? { ...known, count: known.count + 1 } : known))
        : [
            ...this.violations,
            { directive: message.directive, blocked: message.blocked, source: message.source, count: 1 },
          ];
    }
  }
}
