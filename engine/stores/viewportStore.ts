import { makeAutoObservable, observable } from 'mobx';
import type { Environment } from '../environment';

/** Which breakpoints the window has reached (VIEW-1, VIEW-2). */
export class ViewportStore {
  private readonly reached = observable.map<string, boolean>();

  constructor(
    private readonly environment: Environment,
    private readonly breakpoints: Readonly<Record<string, number>>,
  ) {
    makeAutoObservable<this, 'environment' | 'breakpoints'>(this, { environment: false, breakpoints: false });
  }

  /** Begins to follow the window; until then, and on the server, everything counts as unknown. */
  follow(): () => void {
    const stops = Object.entries(this.breakpoints).map(([name, width]) => {
      const query = this.environment.media(`(width >= ${width}px)`);
      this.set(name, query.matches);
      return query.subscribe(() => this.set(name, query.matches));
    });
    return () => stops.forEach((stop) => stop());
  }

  /** Whether the window is at least as wide as a breakpoint; null while that is not known. */
  reaches(name: string): boolean | null {
    return this.reached.get(name) ?? null;
  }

  private set(name: string, matches: boolean): void {
    this.reached.set(name, matches);
  }
}
