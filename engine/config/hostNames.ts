import { urlOf } from './urlOf';

/** Words that registries put before a country: a site that allows `*.co.uk` allows half of the country. */
const secondLevels: ReadonlySet<string> = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'go',
  'gr',
  'mil',
  'ne',
  'net',
  'nom',
  'or',
  'org',
  'web',
]);

/** What is wrong with a host name, as the end of a sentence; undefined for one that a browser can reach. */
export function hostFault(host: string): string | undefined {
  const labels = host.split('.');
  if (host === '' || labels.some((label) => label === '')) return 'has a host with an empty part';
  if (host.length > 253 || labels.some((label) => label.length > 63)) return 'has a host that is too long';
  if (!labels.every((label) => /^[a-z0-9-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-')))
    return 'has a host with signs that hosts do not have';
  if (labels.length < 2 && host !== 'localhost') return 'has a host of one part';
  return punycodeOf(host) === undefined ? 'has a host that cannot be read' : undefined;
}

/** What is wrong with a name below which all hosts are allowed. */
export function wildcardFault(host: string): string | undefined {
  const labels = host.split('.');
  const isRegistry =
    labels.length < 2 || (labels.length === 2 && (labels[1] ?? '').length === 2 && secondLevels.has(labels[0] ?? ''));
  return isRegistry ? 'allows the hosts of everybody' : undefined;
}

/** A host as browsers send it: in small letters, and in letters of ASCII; undefined for none. */
export function punycodeOf(host: string): string | undefined {
  const name = urlOf(`https://${host}/`)?.hostname ?? '';
  return name === '' || !/^[a-z0-9.-]+$/.test(name) ? undefined : name;
}
