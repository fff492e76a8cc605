import type { Environment } from '../environment';

const dayMs = 86_400_000;
/** How many time-outs of a call the ledger may give no answer until that is a long silence: two minutes of 8 s. */
const silentTimeouts = 15;

/** When the ledger is asked about an intent, and from when on its silence counts. */
export class LedgerPolling {
  private asked = 0;
  /** How long this page has waited for the ledger since it checks, in ms. */
  private waited = 0;
  /** How long it had waited when the ledger answered last. */
  private heardAt = 0;
  private timer: number | undefined;

  constructor(
    private readonly environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout'>,
    private readonly callTimeoutMs: number,
  ) {}

  /** Begins to check another intent. */
  restart(): void {
    this.asked = 0;
    this.waited = 0;
    this.heardAt = 0;
  }

  /** Notes that the ledger has answered, whatever it said. */
  heard(): void {
    this.heardAt = this.waited;
  }

  /** Asks after 2 s, then after twice as long each time, up to 32 s. */
  later(ask: () => void): void {
    this.stop();
    const ms = (this.callTimeoutMs / 4) * 2 ** Math.min(4, this.asked);
    this.timer = this.environment.setTimeout(() => {
      this.waited += ms;
      ask();
    }, ms);
    this.asked += 1;
  }

  /** Asks no more by itself. */
  stop(): void {
    if (this.timer !== undefined) this.environment.clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Whether an intent that the ledger has not heard of by now will not reach it any more. */
  isDue(sentAt: number): boolean {
    const passed = this.environment.now() - sentAt;
    // The clock may have been set since: then only the waiting on this page is known.
    const isLikely = passed >= 0 && passed < dayMs;
    return (isLikely ? passed : this.waited) >= this.callTimeoutMs * 1.25;
  }

  /**
   * Whether the ledger has given no answer for long. After a day, or where the clock has been set, it is never said:
   * nobody knows how long a platform keeps the ids of requests.
   */
  isSilent(sentAt: number): boolean {
    const passed = this.environment.now() - sentAt;
    return passed >= 0 && passed < dayMs && this.waited - this.heardAt >= this.callTimeoutMs * silentTimeouts;
  }
}
