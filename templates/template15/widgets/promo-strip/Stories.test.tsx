import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentRequest } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { installPopovers } from '../../../../tests/fixtures/popover';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

beforeAll(async () => {
  installPopovers();
  // The panel is a module of its own: it is here before a test's time runs.
  await import('./inner/Story');
});
afterEach(cleanup);

const show = () =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('promotions', {}), promotions]],
    nodes: [node('promo-strip', { variant: 'stories', limit: 3, offset: 0 })],
  });
const circle = () => screen.getByRole('link', { name: /Fridays/ });
const press = (name: string) => act(() => screen.getByLabelText(name).click());
/** jsdom hides popovers whatever their state, so roles do not find them. */
const panel = (name: string) => screen.findByLabelText(name, { selector: '[role=dialog]' });

describe('PromoStrip, stories', () => {
  it('leads to the offers before scripts, and opens the story where it is pressed', async () => {
    await show();
    expect(circle().getAttribute('href')).toBe('/promotions');
    act(() => circle().click());
    expect((await panel('Friday reload')).textContent).toContain('Half of your deposit on top.');
    expect(window.location.pathname).toBe('/');
    expect(circle().dataset['seen']).toBe('');
  });

  it('goes on to the next story and back, as far as there are any', async () => {
    await show();
    act(() => circle().click());
    await panel('Friday reload');
    expect(screen.getByLabelText('Previous offer').hasAttribute('disabled')).toBe(true);
    press('Next offer');
    await panel('Token rain');
    press('Previous offer');
    await panel('Friday reload');
  });

  it('closes', async () => {
    await show();
    act(() => circle().click());
    await panel('Friday reload');
    press('Close');
    expect(screen.queryByLabelText('Friday reload', { selector: '[role=dialog]' })).toBeNull();
  });
});
