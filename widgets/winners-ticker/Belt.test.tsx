import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { statistics } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const show = () =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('statistics', {}), statistics]],
    nodes: [node('winners-ticker', { variant: 'belt', title: { EN: 'Just won' }, limit: 3, mobileLimit: 3 })],
  });
const belt = () => screen.getByRole('region', { name: 'Just won' });
const isStopped = () => belt().querySelector('[data-stopped]') !== null;

describe('Belt', () => {
  it('[SITE-9] names each win once: what closes the gap behind the last is there for the eye alone', async () => {
    await show();
    const [, copy] = belt().querySelectorAll('ul');
    expect(within(belt()).getAllByRole('list')).toHaveLength(1);
    expect(within(belt()).getAllByRole('listitem')).toHaveLength(Math.min(3, statistics.winners.length));
    expect(copy?.hasAttribute('inert')).toBe(true);
  });

  it('[SITE-9] stops for good by its button, and goes on when it is let', async () => {
    await show();
    expect(isStopped()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Pause winner list' }).click());
    expect(isStopped()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Resume winner list' }).click());
    expect(isStopped()).toBe(false);
  });
});
