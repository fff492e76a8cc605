import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { promotions } from '../../engine/examples';
import { renderExample } from '../../tests/fixtures/renderExample';

/** Noon of the day is the time of these tests. */
const over = {
  id: 'over',
  title: 'Morning reload',
  text: 'A tenth on top.',
  image: '/api/art/promo-4.svg',
  endsAt: '2026-12-01T11:59:00Z',
};

it('[CALL-X] an offer that has ended since its page was made keeps its place and says so; nothing moves when the page is hydrated', async () => {
  const content = [[contentRequest('promotions', {}), [over, ...promotions]]] as const;
  const { served, container, recovered } = await renderExample('promotion-list', { name: 'ended', props: {}, content });
  const titles = (root: HTMLElement) =>
    [...root.querySelectorAll('[data-part=offer-card] h3, [data-part=offer-card] h2')].map(
      (title) => title.textContent,
    );
  expect(titles(served)).toHaveLength(promotions.length + 1);
  expect(titles(container)).toEqual(titles(served));
  expect(
    within(container.querySelectorAll<HTMLElement>('[data-part=offer-card]')[0] ?? container).getByText('Ended'),
  ).toBeTruthy();
  expect(recovered).toEqual([]);
});
