import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { promotions } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { renderExample } from '../../tests/fixtures/renderExample';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

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

it.each([
  ['no end date', {}, 'No end date'],
  ['nothing, of an end that can’t be read', { endsAt: null }, undefined],
])('[CALL-X] an offer says when it ends: %s', async (_, ends, badge) => {
  const { endsAt: __, ...offer } = over;
  const content = [[contentRequest('promotions', {}), [{ ...offer, ...ends }]]] as const;
  const { container } = await renderExample('promotion-list', { name: 'ends', props: {}, content });
  const card = container.querySelector<HTMLElement>('[data-part=offer-card]') ?? container;
  await within(card).findByText('Morning reload');
  expect(within(card).queryByText(/No end date|Ends in/)?.textContent).toBe(badge);
});

it('[SITE-6] the way back from an offer gives the focus to the link that led to it', async () => {
  const [offer] = promotions;
  await renderPage({
    nodes: [node('promotion-list', { playerRoute: 'deposit', guestRoute: 'register', card: 'card' })],
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('promotions', {}), promotions]],
    address: `/promotions?offer=${offer?.id ?? ''}`,
  });
  await act(async () => {
    (await screen.findByRole('button', { name: 'Back to promotions' })).click();
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: offer?.title ?? '' })));
});
