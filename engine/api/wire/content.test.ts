import { describe, expect, it } from 'vitest';
import { testSite } from '../../../tests/fixtures/site';
import type { CmsAnswer, MatchesAnswer } from '../../../schemas/generated/api';
import { contentCalls } from '../calls/content';
import { cmsPageOf, cmsStatusOf, matchOf } from './content';

const wireMatch: MatchesAnswer['value'][number] = {
  match_id: 'm1',
  start_time: '2026-12-01T19:30:00Z',
  home_team_name: 'Harbor Town',
  away_team_name: 'Pearl City',
  home_kit: { color1: '#fff', color2: '#d33', pattern: 'plain' },
  away_kit: { color1: '#111', color2: '#eee', pattern: 'plain' },
  home_score: 2,
  away_score: 0,
};

it('[CALL-SITE-16] gives each team of a match its own name and score', () => {
  const { home, away } = matchOf(wireMatch, 'EN');
  expect([home, away]).toMatchObject([
    { name: 'Harbor Town', score: 2 },
    { name: 'Pearl City', score: 0 },
  ]);
});

describe('a text of the operator', () => {
  const cms = (local_body: string, status = true): CmsAnswer['cms'] => ({
    about_us: { en_body: '<p>About us</p>', local_body, status },
  });
  it.each([
    ['in the default language of the site, where it has words', cms('<p>Tungkol</p>'), true, '<p>Tungkol</p>', true],
    ['in English, where the local one is missing', cms(''), true, '<p>About us</p>', false],
    ['in English, where the local one has no words', cms(' \n'), true, '<p>About us</p>', false],
    ['in English, on a page in another language', cms('<p>Tungkol</p>'), false, '<p>About us</p>', false],
    ['nowhere, where it is not published', cms('<p>Tungkol</p>', false), true, '', true],
  ])('[SITE-6] stands %s', (_, answer, isDefault, html, isLocal) => {
    expect(cmsPageOf('about', answer, isDefault)).toEqual({ name: 'about', html, isLocal });
  });

  it('[SITE-6] is switched on by its own status', () => {
    expect(cmsStatusOf(cms('', true))).toMatchObject({ about: true, faqs: false });
    expect(cmsStatusOf(cms('', false))).toMatchObject({ about: false });
  });
});

it('[CALL-SITE-11] a slide whose end has passed by the platform’s clock is left out', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const slide = (id: string, ends_at?: string) => ({
    id,
    title: id,
    route: 'promotions',
    img_url: '/slide.svg',
    ...(ends_at === undefined ? {} : { ends_at }),
  });
  const value = [
    slide('over', '2026-12-01T11:59:59Z'),
    slide('running', '2026-12-01T13:00:00+00:00'),
    slide('without an end'),
  ];
  const shown = (clock: { readonly now?: number }) =>
    contentCalls.slides
      .model({ value }, { site: testSite(), identity: null, locale: 'EN', ...clock }, {})
      .map(({ id }) => id);
  expect(shown({ now })).toEqual(['running', 'without an end']);
  expect(shown({}), 'nobody looks at a clock').toHaveLength(3);
});
