import { makeAutoObservable } from 'mobx';

/** A short message to the player, bottom right (ERR-1, ERR-3). */
export interface Notice {
  readonly id: number;
  readonly tone: 'error' | 'warning' | 'success';
  readonly title: string;
  readonly text?: string;
  /** Milliseconds it stays. */
  readonly duration: number;
}

/** Messages to show; who shows them is loaded with the first one. */
export class NoticesStore {
  notices: readonly Notice[] = [];
  private next = 1;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(notice: Omit<Notice, 'id'>): void {
    this.notices = [...this.notices.slice(-2), { ...notice, id: this.next++ }];
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}
