import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { CompiledPage } from '../config/compiled';
import { messageSlice } from './messageSlice';

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
});
