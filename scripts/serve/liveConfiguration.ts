import type { CompiledBundle } from '../../engine/config/compiled';
import { formatProblem, type Problem } from '../../engine/config/problem';
import { withKeptHosts } from './keptHosts';
import type { SiteShelf } from './siteShelf';

/** A look at the configuration as it lies on the disk. */
export interface Configuration {
  /** Sites without an error. */
  readonly bundles: readonly CompiledBundle[];
  readonly problems: readonly Problem[];
  /** Names of the folders below `site-configs/sites`, which are the sites' domains. */
  readonly folders: readonly string[];
}

/**
 * Applies what is valid: a changed or new site is live at once, a site with an error keeps its last good version, a
 * site whose folder is gone ends (CARD-3); where nothing can be read, all keeps running, and undefined is given. A site
 * that asks for a host of one with an error is not applied (`withKeptHosts`).
 * `print` gets one line a fact; the same errors are told once, and so is their end. `addressOf` says where a site is to
 * be seen, once that is known.
 */
export function createLiveConfiguration(parts: {
  readonly read: () => Promise<Configuration>;
  readonly shelf: SiteShelf;
  readonly print: (line: string) => void;
  readonly addressOf?: (domain: string) => string | undefined;
}): { readonly look: () => Promise<Configuration | undefined> } {
  const { read, shelf, print } = parts;
  const ending = (domain: string) => {
    const address = parts.addressOf?.(domain);
    return address === undefined ? '.' : `: ${address}`;
  };
  let running: ReadonlyMap<string, CompiledBundle> = new Map();
  let told = '';
  let withErrors: readonly string[] = [];
  let unread: string | undefined;
  return {
    look: async () => {
      const configuration = await read().catch((error: unknown) => {
        const running = shelf.all().length > 0 ? ', and all runs as it was before' : '';
        const line = `The configuration could not be read${running}. ${reasonOf(error)}`;
        if (line !== unread) print(line);
        unread = line;
        return undefined;
      });
      if (!configuration) return undefined;
      if (unread !== undefined) print('The configuration can be read again.');
      unread = undefined;
      const { valid, kept, lost } = withKeptHosts(
        running,
        new Map(configuration.bundles.map((bundle) => [bundle.site.domain, bundle])),
        (domain) => configuration.folders.includes(domain),
      );
      running = new Map([...kept, ...valid]);
      const change = shelf.accept([...running.values()]);

      const lines = [
        ...configuration.problems.map(formatProblem),
        ...lost.map(
          ({ domain, host, owner }) =>
            `${domain} was not applied. "${host}" is a host of ${owner}, which keeps running. Take it out of one of the two.`,
        ),
        ...together(
          [...kept.keys()],
          'keeps running as it was before the error.',
          'keep running as they were before the error.',
        ),
      ];
      if (lines.join('\n') !== told) lines.forEach(print);
      told = lines.join('\n');
      const asBefore = withErrors.filter(
        (domain) => valid.has(domain) && ![...change.added, ...change.changed].includes(domain),
      );
      for (const line of together(
        asBefore,
        'has no error any more, and runs on.',
        'have no error any more, and run on.',
      ))
        print(line);
      withErrors = [...kept.keys()];
      for (const { domain, reason } of change.failed) print(`${domain} was not applied. ${reason}`);
      for (const domain of change.added) print(`${domain} is live${ending(domain)}`);
      for (const domain of change.changed) print(`${domain} is live as changed${ending(domain)}`);
      for (const domain of change.removed) print(`${domain} has ended.`);
      return configuration;
    },
  };
}

/** So many sites have a line each; one broken file of all sites would fill the screen. */
const mostNamed = 3;

/** What is to be said of sites: each by name, or how many there are. */
function together(domains: readonly string[], ofOne: string, ofMany: string): readonly string[] {
  return domains.length > mostNamed
    ? [`${domains.length} sites ${ofMany}`]
    : domains.map((domain) => `${domain} ${ofOne}`);
}

/** The sentence of an error, without the names of classes before it. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^(?:\w*Error: )+/, '');
}
