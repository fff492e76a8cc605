import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { CompiledPage } from '../config/compiled';
import { messageSlice, modalSlice, type SaidBy } from './messageSlice';

const page: CompiledPage = {
  name: 'home',
  path: '/',
  access: 'public',
  layout: 'template4',
  title: { key: 'route.home.title' },
  regions: {
    main: [
      {
        id: 'games',
        type: 'game-grid',
        props: { title: { key: 'home.hotNow' }, links: [{ label: { key: 'misc:demo.word' } }] },
        slots: { end: [{ id: 'note', type: 'text', props: { text: { EN: 'Hello' } } }] },
      },
    ],
  },
};

describe('messageSlice', () => {
  it('[I18N-1] holds the sections of the widgets, the engine’s own, and the keys that trees name, of every set but the errors', () => {
    const catalogue = {
      ui: {
        common: { close: 'Close' },
        category: { hot: 'Hot' },
        gameGrid: { more: 'More' },
        home: { hotNow: 'Hot now', popular: 'Popular' },
        form: { busy: 'One moment' },
        route: { home: { title: 'Lobby' }, slots: { title: 'Slots' } },
      },
      messages: { gameGrid: { noneText: 'None' }, form: { signedIn: 'Hello' } },
      misc: { demo: { word: 'Word', other: 'Other' }, gameGrid: { found_one: 'One', found_other: 'Many' } },
      validation: { required: 'Needed', gameGrid: { tooShort: 'Two letters at least' } },
      errors: { unknownError: 'Oh', gameGrid: { broken: 'Broken' } },
    };
    expect(messageSlice(catalogue, testSite(), page)).toEqual({
      ui: {
        'common.close': 'Close',
        'category.hot': 'Hot',
        'gameGrid.more': 'More',
        'home.hotNow': 'Hot now',
        'route.home.title': 'Lobby',
      },
      messages: { 'gameGrid.noneText': 'None' },
      misc: { 'demo.word': 'Word', 'gameGrid.found_one': 'One', 'gameGrid.found_other': 'Many' },
      validation: { 'gameGrid.tooShort': 'Two letters at least' },
    });
  });

  it('[I18N-1] holds what the code of a variant says of the template that owns it', () => {
    const catalogue = { ui: { market: { notices: 'Night market' }, fair: { care: 'Take care' } } };
    const lamps = { id: 'notices', type: 'marquee', props: { variant: 'market/lamps', href: '/fair/care' } };
    const slice = messageSlice(catalogue, testSite(), { ...page, regions: { main: [lamps] } });
    expect(slice).toEqual({ ui: { 'market.notices': 'Night market' } });
  });

  it('[I18N-1] has every plural of a text that trees name, of whatever language', () => {
    const words = {
      word_zero: '0',
      word_one: '1',
      word_two: '2',
      word_few: '3',
      word_many: '5',
      word_other: '1.5',
      words: 'another',
    };
    expect(messageSlice({ misc: { demo: words } }, testSite(), page)).toEqual({
      misc: {
        'demo.word_zero': '0',
        'demo.word_one': '1',
        'demo.word_two': '2',
        'demo.word_few': '3',
        'demo.word_many': '5',
        'demo.word_other': '1.5',
      },
    });
  });

  it.each([
    ['none', false],
    ['', false],
    [false, false],
    [undefined, false],
    [[], false],
    ['buttons', true],
    [true, true],
    [['popular'], true],
  ])(
    '[I18N-1] brings a group of texts that is named like a prop where the prop says something: %j',
    (value, isThere) => {
      const texts = { ui: { gameGrid: { more: 'More', facets: { clear: 'Clear' } } } };
      const nodes = [{ id: 'games', type: 'game-grid', props: { facets: value } }];
      const slice = messageSlice(texts, testSite(), { ...page, regions: { main: nodes } });
      expect(Object.keys(slice['ui'] ?? {}).includes('gameGrid.facets.clear')).toBe(isThere);
    },
  );

  const catalogue = {
    ui: {
      common: { close: 'Close', scrollOn: 'On' },
      game: { play: 'Play', takeSeat: 'Sit down', watch: 'Watch' },
      gameGrid: { more: 'More', facets: { clear: 'Clear' } },
      home: { hotNow: 'Hot now' },
    },
    misc: { gameGrid: { found_one: 'One', found_other: 'Many' } },
  };
  const speakers: Readonly<Record<string, 'none' | 'some'>> = {
    'ui:common.scrollOn': 'none',
    'ui:game.takeSeat': 'some',
    'ui:game.watch': 'none',
    'ui:gameGrid.more': 'some',
    'ui:home.hotNow': 'none',
    'misc:gameGrid.found': 'none',
  };
  const saidBy: SaidBy = (key) => speakers[key] ?? 'all';

  it('[I18N-1] leaves out what no code of the page says, but never what its trees name', () => {
    expect(messageSlice(catalogue, testSite(), page, () => [], saidBy)).toEqual({
      ui: {
        'common.close': 'Close',
        'game.play': 'Play',
        'game.takeSeat': 'Sit down',
        'gameGrid.more': 'More',
        'gameGrid.facets.clear': 'Clear',
        'home.hotNow': 'Hot now',
      },
    });
  });

  it('[I18N-1] gives a modal what its widgets say of the sections that pages have only as far as their own widgets say it', () => {
    const modal = {
      name: 'tables',
      title: {},
      width: 'narrow',
      dismiss: 'cross',
      nodes: page.regions['main'] ?? [],
    } as const;
    expect(modalSlice(catalogue, modal, () => [], saidBy)).toEqual({
      ui: {
        'game.takeSeat': 'Sit down',
        'gameGrid.more': 'More',
        'gameGrid.facets.clear': 'Clear',
        'home.hotNow': 'Hot now',
      },
    });
  });
});
