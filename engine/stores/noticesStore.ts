import { makeAutoObservable } from 'mobx';

/** Words to show: a message key, or the words of a failure by its statusMessage (ERR-3). */
export type Words = string | { readonly failure: string };

/** A short message to the player, bottom right (ERR-1, ERR-3). */
export interface Notice {
  readonly id: number;
  readonly tone: 'error' | 'warning' | 'success';
  readonly title: Words;
  readonly text?: Words;
  /** Milliseconds it stays. */
  readonly duration: number;
  /** How often it was said again while it stood; its time then begins again. */
  readonly repeats: number;
}

/** Messages to show. Who shows them is loaded with the first one, or ahead of it when one may come. */
export class NoticesStore {
  notices: readonly Notice[] = [];
  /**
   * What the open dialog says; empty while no dialog is open. There is one dialog: a message that comes while it is
   * open joins it.
   */
  alerts: readonly Words[] = [];
  /** A message may come soon. */
  isExpected = false;
  private next = 1;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  expect(): void {
    this.isExpected = true;
  }

  /** Shows a notice, the newest three at most; one that stands already is said again instead of twice. */
  show(notice: Omit<Notice, 'id' | 'repeats'>): void {
    const same = this.notices.find(
      ({ tone, title, text }) => tone === notice.tone && isSame(title, notice.title) && isSame(text, notice.text),
    );
    if (same)
      this.notices = this.notices.map((other) => (other === same ? { ...same, repeats: same.repeats + 1 } : other));
    else this.notices = [...this.notices.slice(-2), { ...notice, id: this.next++, repeats: 0 }];
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  /** Opens the dialog of a failure (ERR-3). */
  alert(words: Words): void {
    if (!this.alerts.some((known) => isSame(known, words))) this.alerts = [...this.alerts, words];
  }

  closeAlert(): void {
    this.alerts = [];
  }

  /** Takes away all that stands. */
  clear(): void {
    this.notices = [];
    this.alerts = [];
  }
}

function isSame(one: Words | undefined, other: Words | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
