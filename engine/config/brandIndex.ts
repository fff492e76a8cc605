/** How a site is called, as far as a copied file may still say it. */
export interface Brand {
  readonly domain: string;
  readonly name: string;
  readonly externalId: string;
  /** Its family; sites of one family may be called the same. */
  readonly family: string;
}

/** Finds brands by what a text says, in a time that does not grow with the number of brands. */
export interface BrandIndex {
  readonly ofDomain: (domain: string) => Brand | undefined;
  /** All with this external id, in the order they were given. */
  readonly withId: (id: string) => readonly Brand[];
  /** All with just this name, in the order they were given. */
  readonly withName: (name: string) => readonly Brand[];
  /**
   * All whose domain or whole name stands in the text, in the order they were given. Names of up to three characters
   * are words of any language, and not looked for.
   */
  readonly namedIn: (text: string) => readonly Brand[];
}

/** Letters and figures that belong together. */
const words = /[\p{L}\p{N}]+/gu;
const hosts = /[\p{L}\p{N}.-]+/gu;
const shortest = 4;

/** Texts that are remembered: so many, of so many letters at most. */
const mostSeen = 20_000;
const longestSeen = 100;

/** An index of all brands; it costs one pass over them. */
export function indexBrands(brands: readonly Brand[]): BrandIndex {
  const byDomain = new Map(brands.map((brand) => [brand.domain, brand]));
  const byId = grouped(brands, ({ externalId }) => externalId);
  const byName = grouped(brands, ({ name }) => name);
  const byWords = grouped(
    [...byName.keys()].filter((name) => name.length >= shortest),
    wordsOf,
  );
  const mostWords = Math.max(0, ...[...byWords.keys()].map((key) => key.split(' ').length));
  const places = new Map(brands.map((brand, index) => [brand, index]));

  // Sites say the same things: what was looked for once is known.
  const seen = new Map<string, readonly Brand[]>();

  function namedIn(text: string): readonly Brand[] {
    const known = seen.get(text);
    if (known !== undefined) return known;
    const found = brandsIn(text);
    if (text.length <= longestSeen && seen.size < mostSeen) seen.set(text, found);
    return found;
  }

  function brandsIn(text: string): readonly Brand[] {
    const found = new Set<Brand>();
    for (const part of partsOfHosts(text)) {
      const brand = byDomain.get(part);
      if (brand !== undefined) found.add(brand);
    }
    for (const name of namesIn(text)) byName.get(name)?.forEach((brand) => found.add(brand));
    return [...found].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  }

  /** Names whose words follow each other in the text, and whose other characters stand between them as well. */
  function namesIn(text: string): readonly string[] {
    const said = text.match(words) ?? [];
    // Names of signs alone have no words.
    const keys = new Set(['']);
    said.forEach((_, start) => {
      for (let end = start + 1; end <= Math.min(said.length, start + mostWords); end += 1)
        keys.add(said.slice(start, end).join(' '));
    });
    return [...keys].flatMap((key) => (byWords.get(key) ?? []).filter((name) => standsIn(text, name)));
  }

  return {
    ofDomain: (domain) => byDomain.get(domain),
    withId: (id) => byId.get(id) ?? [],
    withName: (name) => byName.get(name) ?? [],
    namedIn,
  };
}

const wordsOf = (name: string) => (name.match(words) ?? []).join(' ');

/** Whether a name stands in a text, and is no part of a longer word there. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))) return true;
  }
  return false;
}

/** Each run of labels of each host in a text: of `www.lucky.example` also `lucky.example`. */
function partsOfHosts(text: string): readonly string[] {
  return (text.match(hosts) ?? []).flatMap((host) => {
    const labels = host.split('.');
    if (labels.length < 2 || labels.length > 20) return [];
    return labels.flatMap((_, start) =>
      labels.slice(start + 1).map((__, length) => labels.slice(start, start + length + 2).join('.')),
    );
  });
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
