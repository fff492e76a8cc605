import { describe, expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import type { Problem } from '../../engine/config/problem';
import { createLiveConfiguration, type Configuration } from './liveConfiguration';
import { createSiteShelf } from './siteShelf';

const bundle = (domain: string, name: string, aliases: readonly string[] = []) =>
  ({ site: { domain, name, aliases }, pages: {} }) as unknown as CompiledBundle;
const badColor = {
  file: 'site-configs/sites/a.example/site.json',
  line: 14,
  column: 16,
  path: 'theme.color',
  message: '"saphire" is not a colour of template4. Did you mean "sapphire"?',
  code: 'theme-color-unknown',
  severity: 'error',
} as Problem;

function setUp(addressOf?: (domain: string) => string | undefined) {
  const printed: string[] = [];
  let found: Configuration | Error = { bundles: [], problems: [], folders: [] };
  const shelf = createSiteShelf(({ site }) => ({
    site,
    release: site.name,
    headers: {},
    embedHeaders: {},
    file: () => Promise.resolve(undefined),
  }));
  const live = createLiveConfiguration({
    read: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
    shelf,
    print: (line) => printed.push(line),
    ...(addressOf === undefined ? {} : { addressOf }),
  });
  return {
    look: async (next: Configuration | Error) => {
      found = next;
      printed.length = 0;
      await live.look();
      return { printed: [...printed], sites: shelf.all().map(({ site }) => `${site.domain} ${site.name}`) };
    },
  };
}

describe('live configuration', () => {
  it('[CARD-3] makes a change live, keeps the last good version of a broken site and tells the error once', async () => {
    const { look } = setUp();
    const folders = ['a.example', 'b.example'];
    expect(
      await look({ bundles: [bundle('a.example', 'A'), bundle('b.example', 'B')], problems: [], folders }),
    ).toEqual({
      printed: ['a.example is live.', 'b.example is live.'],
      sites: ['a.example A', 'b.example B'],
    });
    const broken = { bundles: [bundle('b.example', 'B2')], problems: [badColor], folders };
    expect(await look(broken)).toEqual({
      printed: [
        'site-configs/sites/a.example/site.json:14:16  theme.color: "saphire" is not a colour of template4. Did you mean "sapphire"?  [theme-color-unknown]',
        'a.example keeps running as it was before the error.',
        'b.example is live as changed.',
      ],
      sites: ['a.example A', 'b.example B2'],
    });
    expect((await look(broken)).printed).toEqual([]);
    expect(
      (await look({ bundles: [bundle('a.example', 'A2'), bundle('b.example', 'B2')], problems: [], folders })).printed,
    ).toEqual(['a.example is live as changed.']);
  });

  it('[CARD-3] [CARD-5] gives nobody a host of a site that keeps running, nor one that such a site had', async () => {
    const { look } = setUp();
    const folders = ['a.example', 'b.example', 'c.example', 'd.example'];
    const b = bundle('b.example', 'B', ['shop.b.example']);
    await look({ bundles: [bundle('a.example', 'A', ['play.example']), b], problems: [], folders });
    expect(
      await look({
        bundles: [
          bundle('b.example', 'B2', ['play.example']),
          bundle('c.example', 'C', ['shop.b.example']),
          bundle('d.example', 'D'),
        ],
        problems: [badColor],
        folders,
      }),
    ).toEqual({
      printed: [
        expect.stringContaining('[theme-color-unknown]'),
        'b.example was not applied. "play.example" is a host of a.example, which keeps running. Take it out of one of the two.',
        'c.example was not applied. "shop.b.example" is a host of b.example, which keeps running. Take it out of one of the two.',
        'a.example keeps running as it was before the error.',
        'b.example keeps running as it was before the error.',
        'd.example is live.',
      ],
      sites: ['a.example A', 'b.example B', 'd.example D'],
    });
    // The folder is gone, and with it the site: its hosts are free.
    expect(
      (await look({ bundles: [bundle('b.example', 'B2', ['play.example'])], problems: [], folders: folders.slice(1) }))
        .sites,
    ).toContain('b.example B2');
  });

  it('[CARD-3] [CARD-5] tells a fault of what all sites share once, and counts the sites that it concerns', async () => {
    const { look } = setUp();
    const folders = ['a.example', 'b.example', 'c.example', 'd.example'];
    const bundles = folders.map((domain) => bundle(domain, domain));
    await look({ bundles, problems: [], folders });
    const shared = { ...badColor, file: 'site-configs/platform/themes.json', path: '', message: 'It ends too early.' };
    expect((await look({ bundles: [], problems: [shared], folders })).printed).toEqual([
      'site-configs/platform/themes.json:14:16  It ends too early.  [theme-color-unknown]',
      '4 sites keep running as they were before the error.',
    ]);
    expect((await look({ bundles, problems: [], folders })).printed).toEqual([
      '4 sites have no error any more, and run on.',
    ]);
  });

  it('[CARD-3] says where a site is to be seen, once that is known', async () => {
    let port = 0;
    const { look } = setUp((domain) => (port === 0 ? undefined : `http://${domain}.localhost:${port}/`));
    const folders = ['a.example'];
    expect((await look({ bundles: [bundle('a.example', 'A')], problems: [], folders })).printed).toEqual([
      'a.example is live.',
    ]);
    port = 4180;
    expect((await look({ bundles: [bundle('a.example', 'A2')], problems: [], folders })).printed).toEqual([
      'a.example is live as changed: http://a.example.localhost:4180/',
    ]);
  });

  it('[CARD-3] tells that an error is gone where the site is as it was before it', async () => {
    const { look } = setUp();
    const sound = { bundles: [bundle('a.example', 'A')], problems: [], folders: ['a.example'] };
    await look(sound);
    await look({ bundles: [], problems: [badColor], folders: ['a.example'] });
    expect((await look(sound)).printed).toEqual(['a.example has no error any more, and runs on.']);
    expect((await look(sound)).printed).toEqual([]);
  });

  it('[CARD-3] keeps everything running while the configuration cannot be read, and goes on after', async () => {
    const { look } = setUp();
    const folders = ['a.example'];
    await look({ bundles: [bundle('a.example', 'A')], problems: [], folders });
    expect(await look(new Error('EACCES: permission denied'))).toEqual({
      printed: ['The configuration could not be read, and all runs as it was before. EACCES: permission denied'],
      sites: ['a.example A'],
    });
    expect((await look({ bundles: [bundle('a.example', 'A2')], problems: [], folders })).sites).toEqual([
      'a.example A2',
    ]);
  });

  it('[CARD-3] tells once that the configuration cannot be read, and that it can be read again', async () => {
    const { look } = setUp();
    const sound = { bundles: [bundle('a.example', 'A')], problems: [], folders: ['a.example'] };
    await look(sound);
    const lost = new Error('Error: ENOENT: no such file or directory');
    expect((await look(lost)).printed).toEqual([
      'The configuration could not be read, and all runs as it was before. ENOENT: no such file or directory',
    ]);
    expect((await look(lost)).printed).toEqual([]);
    expect((await look(sound)).printed).toEqual(['The configuration can be read again.']);
    expect((await look(sound)).printed).toEqual([]);
  });

  it('[CARD-3] ends a site whose folder is gone, and starts one whose folder is new', async () => {
    const { look } = setUp();
    await look({ bundles: [bundle('a.example', 'A')], problems: [], folders: ['a.example'] });
    expect(await look({ bundles: [bundle('c.example', 'C')], problems: [], folders: ['c.example'] })).toEqual({
      printed: ['c.example is live.', 'a.example has ended.'],
      sites: ['c.example C'],
    });
  });
});
