import { addressBook } from '../addresses/addressBook';
import { loosePattern } from '../addresses/looseAddress';
import { allowedMethods } from '../addresses/requestRule';
import { strictTransport } from '../build/headers';
import type { DeliveredSite } from './deliveredSite';
import { ownValue } from '../../engine/config/ownValue';

type Entry = readonly [key: string, value: string];

/**
 * What the shipped nginx configuration looks up, as text: which site a host means, where its paths lead, which queries
 * name nothing, and the headers of its documents. Sites share the rules; a site adds rows only. Throws for a value that
 * nginx could not hold.
 */
export function nginxMaps(sites: readonly DeliveredSite[]): string {
  return [
    '# Written by `npm run build`. Do not edit: the next build writes it again.',
    map(
      'The site of a host.',
      '$host',
      '$livery_site',
      sites.map(({ site }) => [site.domain, site.domain] as const),
    ),
    map(
      'The main domain of an alias (SITE-1).',
      '$host',
      '$livery_main_domain',
      sites.flatMap(({ site }) => site.aliases.map((alias) => [alias, site.domain] as const)),
    ),
    map('What people and programs add to an address is left out.', '$uri', '$livery_lookup', [
      [`~*${loosePattern('nginx')}`, '/$livery_loose_path'],
    ]),
    map(
      'The one address of a page, for every way to write it (ROUTE-3, CAT-1).',
      '"$livery_site$livery_lookup"',
      '$livery_address',
      rowsOf(sites, 'pages'),
    ),
    map(
      'Where programs are led that ask for a fixed address.',
      '"$livery_site$uri"',
      '$livery_program',
      rowsOf(sites, 'programs'),
    ),
    map(
      'The folder of a language.',
      '"$livery_site$livery_first_segment"',
      '$livery_language',
      sites.flatMap(languageFolders),
    ),
    map('The methods that are answered, told to whoever uses another.', '$request_method', '$livery_allow', [
      ['default', allowedMethods],
      ['GET', ''],
      ['HEAD', ''],
    ]),
    map('https from now on.', '""', '$livery_transport', [['default', strictTransport]]),
    ...queryMaps(sites),
    ...headerMaps(sites),
    '',
  ].join('\n\n');
}

function rowsOf(sites: readonly DeliveredSite[], part: 'pages' | 'programs'): readonly Entry[] {
  return sites.flatMap(({ site }) =>
    [...addressBook(site)[part]].map(([from, to]) => [`${site.domain}${from}`, to] as const),
  );
}

function languageFolders({ site }: DeliveredSite): readonly Entry[] {
  return site.locales.enabled
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix }) => [`${site.domain}/${prefix}`, `/${prefix}`]);
}

/**
 * The queries that name nothing (ROUTE-5), as one variable that is empty where all is well. Each rule of each page is a
 * map, because nginx knows single arguments: a value is looked up in the list of its site, and an argument may need
 * another beside it.
 */
function queryMaps(sites: readonly DeliveredSite[]): readonly string[] {
  const rules = sites.flatMap(({ site, queries = {} }) =>
    Object.entries(queries).flatMap(([route, query]) =>
      Object.entries(query).map(([name, { values, with: needed }]) => ({
        domain: site.domain,
        path: site.routes.find((known) => known.name === route)?.path ?? `/${route}`,
        name: plainName(name),
        values,
        needed: needed === undefined ? undefined : plainName(needed),
      })),
    ),
  );
  const variables: string[] = [];
  const maps = [...new Set(rules.map(({ name }) => name))].flatMap((name) => {
    const own = rules.filter((rule) => rule.name === name);
    const listed = own.filter(({ values }) => values !== null);
    const bound = own.filter(({ needed }) => needed !== undefined);
    const parts: string[] = [];
    if (listed.length > 0) {
      const variable = `$livery_unknown_${name}`;
      variables.push(variable);
      const known = listed.flatMap(({ domain, path, values }) =>
        (values ?? []).flatMap(spellings).map((value) => [`${domain}${path}:${value}`, ''] as const),
      );
      const others = placesOf(listed, sites.length).map((place) => [`~^${place}:.`, '1'] as const);
      parts.push(
        map(`What the argument \`${name}\` may name (ROUTE-5).`, `"$livery_site$livery_page:$arg_${name}"`, variable, [
          ...known,
          ...others,
        ]),
      );
    }
    for (const needed of new Set(bound.map((rule) => rule.needed))) {
      const variable = `$livery_${name}_without_${needed ?? ''}`;
      variables.push(variable);
      const places = placesOf(
        bound.filter((rule) => rule.needed === needed),
        sites.length,
      );
      const rows = places.map((place) => [`~^${place}:[^:]+:$`, '1'] as const);
      const source = `"$livery_site$livery_page:$arg_${name}:$arg_${needed ?? ''}"`;
      parts.push(
        map(`The argument \`${name}\` needs \`${needed ?? ''}\` beside it (ROUTE-5).`, source, variable, rows),
      );
    }
    return parts;
  });
  return [
    ...maps,
    map('Not empty for a query that names nothing.', `"${variables.join('')}"`, '$livery_query_fault', [['~.', '1']]),
  ];
}

/** Patterns of site and page, one for all sites where all have the rule: nginx tries patterns one after the other. */
function placesOf(
  rules: readonly { readonly domain: string; readonly path: string }[],
  siteCount: number,
): readonly string[] {
  return [...new Set(rules.map(({ path }) => path))].flatMap((path) => {
    const own = rules.filter((rule) => rule.path === path);
    return own.length === siteCount ? [`[^/]+${pattern(path)}`] : own.map(({ domain }) => pattern(domain + path));
  });
}

/** An argument's value is looked up as it came: nginx does not decode it. */
function spellings(value: string): readonly string[] {
  return [...new Set([value, encodeURIComponent(value), encodeURIComponent(value).replaceAll('%20', '+')])].filter(
    (text) => /^[^\s"]*$/.test(text),
  );
}

function headerMaps(sites: readonly DeliveredSite[]): readonly string[] {
  const names = [
    ...new Set(
      sites.flatMap(({ headers, embedHeaders }) => [headers, ...Object.values(embedHeaders)].flatMap(Object.keys)),
    ),
  ].sort();
  return names.flatMap((name) => {
    const variable = headerVariable(name);
    const ofPages = sites.map(({ site, headers }) => [site.domain, ownValue(headers, name) ?? ''] as const);
    const ofEmbeds = sites.flatMap(({ site, embedHeaders }) =>
      Object.entries(embedHeaders).map(([file, own]) => [`${site.domain}/${file}`, ownValue(own, name) ?? ''] as const),
    );
    return [
      map(`${name} of pages.`, '$livery_site', `${variable}_of_pages`, ofPages),
      map(`${name}; documents for outside code have their own.`, '"$livery_site$livery_own_file"', variable, [
        ['default', `${variable}_of_pages`],
        ...ofEmbeds,
      ]),
    ];
  });
}

/** The variable that holds a header's value. */
export function headerVariable(name: string): string {
  return `$livery_${name.toLowerCase().replaceAll('-', '_')}`;
}

function map(title: string, source: string, variable: string, entries: readonly Entry[]): string {
  const rows = entries.map(
    ([key, value]) =>
      `  ${key === 'default' ? key : quoted(key)} ${/^\/?\$livery_/.test(value) ? value : quoted(value)};`,
  );
  return [`# ${title}`, `map ${source} ${variable} {`, ...rows, '}'].join('\n');
}

/** A value in quotes. nginx has no way to write a dollar sign in a map. */
function quoted(value: string): string {
  if (/[$\n\r]/.test(value.startsWith('~') ? '' : value)) throw new Error(`nginx cannot hold the value "${value}".`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function plainName(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(`nginx cannot read the argument "${name}": use small letters, digits and underscores.`);
  return name;
}
