// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { matches } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const props = { title: { EN: 'In play' }, limit: 4, oddsFormat: 'decimal' };
const show = (changes: object) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('matches', { limit: 4 }), matches]],
    nodes: [node('match-list', { ...props, ...changes })],
  });
const prices = () => screen.getAllByRole('link', { name: /: \d/ }).map((link) => link.getAttribute('aria-label'));

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
  ])('[CALL-SITE-16] names each outcome with its %s price, and no draw where there is none', async (oddsFormat, expected) => {
    await show({ variant, oddsFormat });
    expect(prices()).toEqual(expected);
  });

  it('[CALL-SITE-16] tells the minute of a running match and the time of one to come', async () => {
    await show({ variant });
    expect(screen.getByText(/^(Live 61′|Minute 61)$/).textContent).toContain('61');
    expect(
      within(screen.getByRole('main'))
        .getByText(/19:30|Today/)
        .getAttribute('datetime'),
    ).toBe('2026-12-01T19:30:00Z');
  });
});
