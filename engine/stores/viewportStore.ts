import { makeAutoObservable, observable } from 'mobx';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';

const cookieName = 'viewport';

/** Which breakpoints the window has reached (VIEW-1, VIEW-2). */
export class ViewportStore {
  private readonly reached = observable.map<string, boolean>();

  readonly #environment: Environment;
  readonly #site: Pick<CompiledSite, 'breakpoints' | 'viewport' | 'timings'>;

  constructor(environment: Environment, site: Pick<CompiledSite, 'breakpoints' | 'viewport' | 'timings'>) {
    this.#environment = environment;
    this.#site = site;
    makeAutoObservable(this);
  }

  /**
   * Begins to follow the window, and remembers its width for a year; until then, and on the server, everything counts
   * as unknown.
   */
  follow(): () => void {
    const environment = this.#environment;
    const site = this.#site;
    const queries = Object.entries(site.breakpoints).map(
      ([name, width]) => [name, environment.media(`(width >= ${width}px)`)] as const,
    );
    const refresh = () => this.refresh(queries.map(([name, { matches }]) => [name, matches]));
    let timer = 0;
    const stops = queries.map(([, query]) =>
      query.subscribe(() => {
        environment.clearTimeout(timer);
        timer = environment.setTimeout(refresh, site.timings.resizeRefreshMs);
      }),
    );
    refresh();
    return () => {
      environment.clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }

  /** Whether the window is at least as wide as a breakpoint; null while that is not known. */
  reaches(name: string): boolean | null {
    return this.reached.get(name) ?? null;
  }

  /** The widest of the platform's breakpoints that is reached; its fallback while that is not known. */
  get name(): string {
    const { names, fallback } = this.#site.viewport;
    return (
      names.filter((name) => this.reached.get(name)).at(-1) ??
      (this.reached.size > 0 ? names[0] : undefined) ??
      fallback
    );
  }

  private refresh(reached: readonly (readonly [string, boolean])[]): void {
    this.reached.replace(reached);
    this.#environment.cookies.set(cookieName, this.name, {
      days: this.#site.timings.cookieDays,
      sameSite: 'strict',
      secure: true,
    });
  }
}
