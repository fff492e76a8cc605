import { safeAddress } from '../api/readers/safeAddress';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { CallFailure } from '../api/result';
import type { Environment } from '../environment';

/** What opens: a game of a provider, with money or for show. */
export interface WantedGame {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly isDemo: boolean;
}

/**
 * How far a game has come:
 * - `ready`: it opens in a window of its own, which needs a press;
 * - `frame`: it plays in the page; `late` when it has not answered in time, and may still;
 * - `window`: it plays in its own window, `isOpen` until that is closed;
 * - `blocked`: the browser opens no window; `url` opens the game as a link, once and soon.
 */
export type LaunchState =
  | { readonly kind: 'waiting' | 'ready' | 'launching' }
  | { readonly kind: 'frame'; readonly url: string; readonly answer: 'none' | 'there' | 'late' }
  | { readonly kind: 'window'; readonly isOpen: boolean }
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export interface GameLaunchParts {
  readonly environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>;
  /** Milliseconds since 1970 by the platform's clock. */
  readonly now: () => number;
  /** Opens the blank window of a game inside a press; null where the browser blocks it. */
  readonly openWindow: () => Window | null;
  readonly api: ApiClient;
  /** Whether a provider's games are known to open in windows (CAT-4). */
  readonly opensWindows: (providerCode: string) => boolean;
  /** Whole addresses for the game's own ways out, and what it is played on. */
  readonly place: () => {
    readonly lobbyUrl: string;
    readonly depositUrl: string;
    readonly device: 'phone' | 'desktop';
  };
  /** How long a game in the page may take to answer, in ms. */
  readonly answerWithinMs: number;
  /** Money may have moved. */
  readonly onPlayed: () => void;
}

const watchMs = 1000;

const unusable = { ok: false, failure: { call: 'launchGame', statusCode: 0, statusMessage: '' } } as const;

/**
 * Opens one game after another, each start with a launch of its own, because an address opens a game once (CALL-X,
 * CAT-4).
 */
export class GameLaunch {
  state: LaunchState = { kind: 'waiting' };
  private game: WantedGame | null = null;
  private window: Window | null = null;
  private leaving = new AbortController();
  private timer = 0;
  /** The platform has said so, though the table of providers does not. */
  private isToldOfWindow = false;

  constructor(private readonly parts: GameLaunchParts) {
    type Hidden = 'parts' | 'game' | 'window' | 'leaving' | 'timer' | 'isToldOfWindow';
    makeAutoObservable<this, Hidden>(
      this,
      {
        state: observableRef,
        parts: false,
        game: false,
        window: false,
        leaving: false,
        timer: false,
        isToldOfWindow: false,
      },
      { autoBind: true },
    );
  }

  /** A game is wanted; `opened` is the window that the press on its card has opened for it. */
  want(game: WantedGame, opened: Window | null): void {
    this.stop();
    this.game = game;
    this.isToldOfWindow = false;
    if (!this.parts.opensWindows(game.providerCode)) {
      opened?.close();
      void this.launch(null);
    } else if (opened && !opened.closed) void this.launch(opened);
    else this.show({ kind: 'ready' });
  }

  /** Starts the game again; called inside a press, so that a window may open. */
  start(): void {
    const { game } = this;
    if (!game) return;
    this.stop();
    if (!this.isToldOfWindow && !this.parts.opensWindows(game.providerCode)) {
      void this.launch(null);
      return;
    }
    const opened = this.parts.openWindow();
    void (opened ? this.launch(opened) : this.launchAsLink());
  }

  /** The game in the page has answered. */
  answered(): void {
    if (this.state.kind !== 'frame') return;
    this.parts.environment.clearTimeout(this.timer);
    this.show({ ...this.state, answer: 'there' });
  }

  /** The link of a blocked window was followed: the address is used up, and nothing is known of the tab. */
  followed(): void {
    this.stop();
    this.show({ kind: 'window', isOpen: true });
  }

  /** Brings the game's window to the front. */
  focus(): void {
    this.window?.focus();
  }

  /** The page is left. A window that plays stays open; one that still waits does not. */
  leave(): void {
    this.stop();
    this.game = null;
    this.show({ kind: 'waiting' });
  }

  private stop(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.parts.environment.clearTimeout(this.timer);
    this.window = null;
  }

  private async launch(opened: Window | null): Promise<void> {
    const { environment, answerWithinMs } = this.parts;
    this.show({ kind: 'launching' });
    const result = await this.ask(() => opened?.close());
    if (!result) return;
    if (!result.ok) {
      opened?.close();
      this.show({ kind: 'failed', failure: result.failure });
    } else if (result.value.target === 'frame') {
      opened?.close();
      this.show({ kind: 'frame', url: result.value.url, answer: 'none' });
      this.timer = environment.setTimeout(
        () => this.state.kind === 'frame' && this.show({ ...this.state, answer: 'late' }),
        answerWithinMs,
      );
    } else if (!opened) {
      this.isToldOfWindow = true;
      this.show({ kind: 'ready' });
    } else if (opened.closed) {
      this.show({ kind: 'window', isOpen: false });
    } else {
      // What plays there is another's: it must not reach this page.
      opened.opener = null;
      opened.location.replace(safeAddress(result.value.url) ?? '');
      this.window = opened;
      this.show({ kind: 'window', isOpen: true });
      this.watch(opened);
    }
  }

  /**
   * Where no window opens: a link does, because a press on one is the browser's own. Its address lives as long as the
   * platform says.
   */
  private async launchAsLink(): Promise<void> {
    const { environment, now } = this.parts;
    this.show({ kind: 'launching' });
    const result = await this.ask(() => undefined);
    if (!result) return;
    if (!result.ok) {
      this.show({ kind: 'failed', failure: result.failure });
      return;
    }
    this.show({ kind: 'blocked', url: result.value.url });
    const left = Date.parse(result.value.expiresAt) - now();
    this.timer = environment.setTimeout(() => this.show({ kind: 'ready' }), Math.max(watchMs, left));
  }

  private async ask(onLeft: () => void) {
    const { game } = this;
    const { signal } = this.leaving;
    if (!game) return null;
    try {
      const result = await this.parts.api.call(
        'launchGame',
        { ...game, ...this.parts.place() },
        { errorPresentation: 'silent', signal },
      );
      if (!signal.aborted) return result.ok && safeAddress(result.value.url) === undefined ? unusable : result;
    } catch {
      // Only an abort rejects.
    }
    onLeft();
    return null;
  }

  private watch(opened: Window): void {
    this.timer = this.parts.environment.setTimeout(() => {
      if (!opened.closed) {
        this.watch(opened);
        return;
      }
      this.show({ kind: 'window', isOpen: false });
      this.parts.onPlayed();
    }, watchMs);
  }

  private show(state: LaunchState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
