import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LayerName } from '../../../engine/config/provenance';
import type { EditOutcome, EditRequest, UndoState } from '../protocol';
import { askServer } from './askServer';
import { words } from './words';

/** A value that is being edited, and what saving it would do. */
export class EditStore {
  /** Name of the prop that is open; null for none. */
  prop: string | null = null;
  layer: LayerName = 'site';
  value: unknown = null;
  outcome: EditOutcome | null = null;
  isBusy = false;
  undoable: UndoState = { next: null };
  private asked = 0;

  constructor(
    private readonly target: () => Pick<EditRequest, 'pane' | 'page' | 'node'> | null,
    private readonly tell: (notice: string) => void,
  ) {
    makeAutoObservable<this, 'target' | 'tell' | 'asked'>(
      this,
      {
        value: observableRef,
        outcome: observableRef,
        undoable: observableRef,
        target: false,
        tell: false,
        asked: false,
      },
      { autoBind: true },
    );
  }

  begin(prop: string, value: unknown, layer: LayerName): void {
    this.forget();
    Object.assign(this, { prop, value, layer });
  }

  close(): void {
    this.forget();
    this.prop = null;
  }

  /** Takes another value, and asks what it would do. */
  async set(value: unknown, layer = this.layer): Promise<void> {
    this.value = value;
    this.layer = layer;
    const request = this.request();
    if (!request) return;
    const turn = (this.asked += 1);
    const outcome = await askServer.propose(request).catch(failed);
    runInAction(() => {
      if (turn === this.asked) this.outcome = outcome;
    });
  }

  /** Shows that what is typed is no value yet. */
  refuse(message: string): void {
    this.asked += 1;
    this.outcome = { kind: 'impossible', message };
  }

  async save(): Promise<void> {
    const request = this.request();
    if (!request || this.isBusy) return;
    this.isBusy = true;
    const turn = this.asked;
    const outcome = await askServer.save(request).catch(failed);
    await this.look();
    runInAction(() => {
      this.isBusy = false;
      if (outcome.kind === 'fits') this.tell(words.saved(outcome.file));
      // Another form may be open by now: what became of this one is not said in it.
      if (turn !== this.asked) return;
      if (outcome.kind === 'fits') this.close();
      else this.outcome = outcome;
    });
  }

  async undo(): Promise<void> {
    const label = this.undoable.next?.label ?? '';
    const answer = await askServer.undo().catch((error: unknown) => ({ message: String(error) }));
    this.tell('message' in answer ? answer.message : words.undone(label));
    await this.look();
  }

  async look(): Promise<void> {
    const undoable = await askServer.undoState();
    runInAction(() => (this.undoable = undoable));
  }

  /** What is still on its way belongs to the form that asked, and to no other. */
  private forget(): void {
    this.asked += 1;
    this.outcome = null;
  }

  private request(): EditRequest | null {
    const target = this.target();
    return target && this.prop !== null ? { ...target, layer: this.layer, props: { [this.prop]: this.value } } : null;
  }
}

function failed(error: unknown): EditOutcome {
  return { kind: 'impossible', message: String(error) };
}
