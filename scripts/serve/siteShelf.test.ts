import { describe, expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import type { SiteSource } from '../build/siteSource';
import { createSiteShelf } from './siteShelf';

const bundle = (domain: string, name: string) => ({ site: { domain, name }, pages: {} }) as unknown as CompiledBundle;
const sourceOf = ({ site }: CompiledBundle): SiteSource => ({
  site,
  release: site.name,
  headers: {},
  embedHeaders: {},
  file: () => Promise.resolve(undefined),
});

describe('the shelf of running sites', () => {
  it('[CARD-3] replaces only what changed, adds a new site and drops a removed one', () => {
    const shelf = createSiteShelf(sourceOf);
    expect(shelf.accept([bundle('a.example', 'A'), bundle('b.example', 'B')])).toEqual({
      added: ['a.example', 'b.example'],
      changed: [],
      removed: [],
      failed: [],
    });
    const [a, b] = shelf.all();
    expect(shelf.accept([bundle('a.example', 'A'), bundle('b.example', 'B2'), bundle('c.example', 'C')])).toEqual({
      added: ['c.example'],
      changed: ['b.example'],
      removed: [],
      failed: [],
    });
    expect(shelf.all()[0]).toBe(a);
    expect(shelf.all()[1]).not.toBe(b);
    expect(shelf.accept([bundle('b.example', 'B2')])).toEqual({
      added: [],
      changed: [],
      removed: ['a.example', 'c.example'],
      failed: [],
    });
    expect(shelf.all().map(({ site }) => site.domain)).toEqual(['b.example']);
  });

  it('[CARD-3] keeps what ran before where a site cannot be made of this code', () => {
    const shelf = createSiteShelf((bundle) => {
      if (bundle.site.name === 'bad') throw new Error('The build has no module widgets/new/New.tsx.');
      return sourceOf(bundle);
    });
    shelf.accept([bundle('a.example', 'A')]);
    expect(shelf.accept([bundle('a.example', 'bad')])).toEqual({
      added: [],
      changed: [],
      removed: [],
      failed: [{ domain: 'a.example', reason: 'The build has no module widgets/new/New.tsx.' }],
    });
    expect(shelf.all().map(({ site }) => site.name)).toEqual(['A']);
  });
});
