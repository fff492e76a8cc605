import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest, type Match } from '../../engine';
import { matches } from '../../engine/examples';
import { press } from '../../tests/fixtures/confirm';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const props = { title: { EN: 'In play' }, limit: 4, oddsFormat: 'decimal' };
const show = (changes: object, shown: readonly Match[] = matches, now = () => Date.parse('2026-11-20T12:00:00Z')) =>
  renderPage({
    site: lobbySite(),
    environment: { ...quietEnvironment(), now },
    content: [[contentRequest('matches', { limit: 4 }), shown]],
    nodes: [node('match-list', { ...props, ...changes })],
  });
const prices = () => screen.getAllByRole('link', { name: /: \d/ }).map((link) => link.getAttribute('aria-label'));
const kickOffs = () => [...document.querySelectorAll('main time')].map((time) => time.textContent);

describe.each(['cards', 'rows', 'table'])('MatchList, %s', (variant) => {
  it.each([
    [
      'decimal',
      [
        'Harbor Town: 1.50',
        'Draw: 4.20',
        'Pearl City: 7.50',
        'Lantern Rovers: 2.10',
        'Draw: 3.30',
        'Union of the Upper Bay: 3.10',
        'Ana Reyes: 1.90',
        'Mei Lin: 1.90',
      ],
    ],
    [
      'fractional',
      [
        'Harbor Town: 1/2',
        'Draw: 10/3',
        'Pearl City: 13/2',
        'Lantern Rovers: 11/10',
        'Draw: 9/4',
        'Union of the Upper Bay: 85/40',
        'Ana Reyes: 10/11',
        'Mei Lin: 10/11',
      ],
    ],
  ])(
    '[CALL-SITE-16] names each outcome with its %s price, and no draw where there is none',
    async (oddsFormat, expected) => {
      await show({ variant, oddsFormat });
      expect(prices()).toEqual(expected);
    },
  );

  it('[CALL-SITE-16] tells the minute of a running match', async () => {
    await show({ variant });
    expect(screen.getByText(/^(In play 61′|Minute 61)$/).textContent).toContain('61');
  });

  it.each([
    ['2026-12-01T12:00:00Z', ['4:00 PM', 'Dec 2 5:30 AM']],
    ['2026-11-20T12:00:00Z', ['Dec 1 4:00 PM', 'Dec 2 5:30 AM']],
  ])(
    '[CALL-SITE-16] tells the time of a match to come, and its day unless that is today, at %s',
    async (now, expected) => {
      await show({ variant }, matches, () => Date.parse(now));
      expect(kickOffs()).toEqual(expected);
    },
  );

  it.each([
    ['set', 'Set 2'],
    ['map', 'Map 2'],
    ['quarter', 'Q2'],
  ] as const)('[CALL-SITE-16] tells a %s where a sport counts in it', async (unit, expected) => {
    const [first] = matches;
    await show({ variant }, first && [{ ...first, period: { unit, number: 2 } }]);
    expect(screen.getByText(expected)).toBeDefined();
    expect(screen.queryByText(/61/)).toBeNull();
  });
});

describe('MatchList without matches', () => {
  it('[CALL-SITE-16] says so where the page is about them, and leaves its place elsewhere', async () => {
    await show({ variant: 'board', showsEmpty: true }, []);
    expect(await screen.findByText('No matches right now')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'In play' })).toBeTruthy();
    cleanup();
    await show({ variant: 'board' }, []);
    expect(screen.queryByText('No matches right now')).toBeNull();
  });

  it('[CALL-SITE-16] says that they could not be loaded, and asks again', async () => {
    let isDown = true;
    const answer = () => jsonResponse({ statusCode: 1, value: [] });
    const environment = testEnvironment({
      fetch: () => (isDown ? Promise.reject(new TypeError('network down')) : Promise.resolve(answer())),
    });
    await renderPage({
      site: lobbySite(),
      environment,
      nodes: [node('match-list', { ...props, variant: 'board', showsEmpty: true })],
    });
    await screen.findByText('The matches couldn’t be loaded');
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('No matches right now')).toBeTruthy();
  });
});
