import { localAddress } from './hosts';

interface Served {
  /** Sites that run. */
  readonly domains: readonly string[];
  /** Names of the folders below `site-configs/sites`: each is a site, of which those with errors do not run. */
  readonly folders: readonly string[];
  readonly port: number;
  /** The platforms that calls are handed on to; null where the embedded API answers. */
  readonly platforms: readonly string[] | null;
  readonly demoPlayers: readonly string[];
}

/** What `npm start` says once it listens: where the sites are, which are not served and why, and who answers calls. */
export function servedLines({ domains, folders, port, platforms, demoPlayers }: Served): readonly string[] {
  const refused = folders.filter((domain) => !domains.includes(domain));
  return [
    ...(domains.length > 0 ? ['', 'Sites:', ...domains.map((domain) => `  ${localAddress(domain, port)}`)] : []),
    ...(refused.length > 0 && domains.length > 0
      ? [`Not served, because of the errors above: ${refused.join(', ')}.`]
      : []),
    ...(domains.length === 0 ? ['', ...reasons(refused)] : []),
    ...(platforms === null
      ? ['Demo players:', ...demoPlayers.map((line) => `  ${line}`)]
      : [`Calls are handed on to ${platforms.join(', ') || 'no platform'}. The embedded API is off.`]),
    'Save a file below site-configs/ to change a running site. Stop with Ctrl+C.',
  ];
}

/** Why no site runs, and what to do. */
function reasons(refused: readonly string[]): readonly string[] {
  if (refused.length === 0)
    return [
      'No site can be served: site-configs/sites has no folder of a site.',
      'Make one: npm run new-site -- <domain>',
    ];
  return [
    `No site can be served: every site has an error (${refused.join(', ')}).`,
    'The lines above name each error and its fix. `npm run validate` prints them again.',
    'A site is served as soon as its files have no error; this process goes on watching them.',
  ];
}
