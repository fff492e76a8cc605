import { indexBrands, type Brand, type BrandIndex } from './brandIndex';
import type { ConfigInput } from './configInput';
import { kindOfFile } from './descriptors';
import { guarded } from './guard';
import { isRecord, textsOf, valueAt, type FoundText } from './jsonPath';
import { momentOf } from './momentOf';
import { ownValue } from './ownValue';
import { parseFile } from './parse';
import { logoAdvice, missingPictures } from './pictureAdvice';
import { problemAt, sortProblems, type Problem } from './problem';
import type { Source } from './source';

/** Hosts that serve files of anybody: who allows one for scripts allows every script that somebody puts there. */
const openHosts: ReadonlySet<string> = new Set([
  'ajax.googleapis.com',
  'cdnjs.cloudflare.com',
  'cdn.jsdelivr.net',
  'unpkg.com',
]);

/**
 * Warnings of what no schema refuses and no operator means (CARD-5): what another brand is called left in a copied
 * file, hosts that weaken the security policy, times that are over at `now` (ms since 1970), pictures that cannot be
 * what they are for or are not there. Never stops a site.
 */
export function adviceProblems(input: ConfigInput, now: number): Problem[] {
  const sources = [...input.files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    return kind?.kind === 'site' || kind?.kind === 'site-page'
      ? [{ domain: kind.domain, isSite: kind.kind === 'site', source: parseFile(file, text).source }]
      : [];
  });
  const families = new Map(
    [...input.files].flatMap(([file, text]) => {
      const kind = kindOfFile(file);
      return kind?.kind === 'family' ? [[kind.name, parseFile(file, text).source] as const] : [];
    }),
  );
  const brands = indexBrands(
    sources.filter(({ isSite }) => isSite).map(({ domain, source }) => brandOf(domain, source.value)),
  );
  return sortProblems(
    sources.flatMap(({ domain, isSite, source }) =>
      guarded(
        source.file,
        () => {
          const texts = textsOf(source.value);
          return [
            ...copiedProblems(source, texts, domain, brands),
            ...timeProblems(source, texts, now),
            ...missingPictures(source, texts, domain, input),
            ...(isSite ? familyPictures(source, domain, families, input) : []),
            ...(isSite ? [...hostProblems(source), ...logoAdvice(source, domain, input)] : []),
          ];
        },
        (problem) => [problem],
      ),
    ),
  );
}

/** Pictures of the brand that a family names for all its sites, and that the folder of this one does not have. */
function familyPictures(
  { value }: Source,
  domain: string,
  families: ReadonlyMap<string, Source>,
  pictures: ConfigInput,
): Problem[] {
  const name = valueAt(value, ['extends']);
  const family = typeof name === 'string' ? families.get(name) : undefined;
  if (family === undefined) return [];
  const texts = textsOf(family.value).filter(({ path }) => valueAt(value, path) === undefined || path.length > 1);
  return missingPictures(family, texts, domain, pictures);
}

function brandOf(domain: string, value: unknown): Brand {
  const text = (key: string) => {
    const said = isRecord(value) ? ownValue(value, key) : undefined;
    return typeof said === 'string' ? said : '';
  };
  return { domain, name: text('name'), externalId: text('externalId'), family: text('extends') };
}

function copiedProblems(source: Source, texts: readonly FoundText[], domain: string, brands: BrandIndex): Problem[] {
  const own = brands.ofDomain(domain);
  const isOther = (brand: Brand) => brand.domain !== domain;
  return texts.flatMap(({ path, text }) => {
    // A host that two sites claim is an error of its own.
    if (path[0] === 'aliases' || path[0] === 'domain') return [];
    const copied = saidIn(path, text).find(isOther);
    if (copied === undefined) return [];
    const message = `"${text}" belongs to ${copied.domain}, another site. Write what is this site's own.`;
    return [problemAt(source, path, { code: 'brand-copied', message })];
  });

  function saidIn(path: readonly (string | number)[], text: string): readonly Brand[] {
    if (path.length === 1 && path[0] === 'externalId') return brands.withId(text);
    if (path.length === 1 && path[0] === 'name')
      return brands.withName(text).filter(({ family }) => family === '' || family !== own?.family);
    return brands.namedIn(text).filter((brand) => brand.name !== own?.name || text.includes(brand.domain));
  }
}

function hostProblems(source: Source): Problem[] {
  const hosts = valueAt(source.value, ['contentSecurity', 'scripts']);
  if (!Array.isArray(hosts)) return [];
  return hosts.flatMap((host: unknown, index) => {
    if (typeof host !== 'string') return [];
    const name = host.replace(/^https:\/\//, '').replace(/:\d+$/, '');
    if (!name.startsWith('*.') && !openHosts.has(name)) return [];
    const reason = name.startsWith('*.') ? 'lets scripts come from every host below it' : 'serves scripts of anybody';
    const message = `"${host}" ${reason}, so the security policy no longer keeps strangers' scripts out. Name the one host that serves yours.`;
    return [problemAt(source, ['contentSecurity', 'scripts', index], { code: 'script-host-open', message })];
  });
}

function timeProblems(source: Source, texts: readonly FoundText[], now: number): Problem[] {
  return texts.flatMap(({ path, text }) => {
    const isEnd =
      path.at(-1) === 'until'
        ? path.at(-2) === 'time'
        : path.length === 2 && path[0] === 'maintenance' && path[1] === 'end';
    if (!isEnd || !(momentOf(text) < now)) return [];
    return [
      problemAt(source, path, {
        code: 'time-past',
        message: `${text} is over, so this has no effect any more. Take it out, or set a later time.`,
      }),
    ];
  });
}
