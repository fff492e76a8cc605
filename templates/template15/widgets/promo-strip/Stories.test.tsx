import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentRequest } from '../../../../engine';
import { promotions } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { installPopovers } from '../../../../tests/fixtures/popover';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

let end = () => {};
beforeAll(async () => {
  end = installPopovers();
  // The panel is a module of its own: it is here before a test's time runs.
  await import('./inner/Story');
});
afterAll(() => end());
afterEach(cleanup);

const show = () =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('promotions', {}), promotions]],
    nodes: [node('promo-strip', { variant: 'stories', limit: 3, offset: 0 })],
  });
const circle = () => screen.getByRole('link', { name: /Fridays/ });
/** Opens a story, whose code may have to load. */
const openStory = () =>
  act(async () => {
    circle().click();
    await Promise.resolve();
  });
const press = (name: string) => act(() => screen.getByLabelText(name).click());
/** jsdom hides popovers whatever their state, so roles do not find them. */
const panel = (name: string) => screen.findByLabelText(name, { selector: '[role=dialog]' });

describe('PromoStrip, stories', () => {
  it('leads to the offers before scripts, and opens the story where it is pressed', async () => {
    await show();
    expect(circle().getAttribute('href')).toBe('/promotions');
    await openStory();
    expect((await panel('Friday reload')).textContent).toContain('Half of your deposit on top.');
    expect(window.location.pathname).toBe('/');
    expect(circle().dataset['seen']).toBe('');
  });

  it('goes on to the next story and back, as far as there are any', async () => {
    await show();
    await openStory();
    await panel('Friday reload');
    const back = screen.getByLabelText('Previous offer');
    expect(back.getAttribute('aria-disabled')).toBe('true');
    press('Next offer');
    await panel('Token rain');
    act(() => back.focus());
    press('Previous offer');
    await panel('Friday reload');
    // The button of an end keeps the focus, and does nothing.
    press('Previous offer');
    await panel('Friday reload');
    expect(document.activeElement).toBe(back);
  });

  it('closes', async () => {
    await show();
    await openStory();
    await panel('Friday reload');
    expect(document.activeElement, 'the focus goes into what opens').toBe(screen.getByLabelText('Close'));
    press('Close');
    expect(document.activeElement, 'and back to what opened it').toBe(circle());
    expect(screen.queryByLabelText('Friday reload', { selector: '[role=dialog]' })).toBeNull();
  });

  it('closes by Escape where the browser knows no popovers', async () => {
    await show();
    await openStory();
    const story = await panel('Friday reload');
    fireEvent.keyDown(story, { key: 'Escape' });
    expect(screen.queryByLabelText('Friday reload', { selector: '[role=dialog]' })).toBeNull();
    expect(document.activeElement).toBe(circle());
  });

  it('leaves the focus where something beside it was pressed', async () => {
    await show();
    await openStory();
    const story = await panel('Friday reload');
    const other = screen.getAllByRole('link').at(-1);
    act(() => other?.focus());
    act(() => story.hidePopover());
    expect(screen.queryByLabelText('Friday reload', { selector: '[role=dialog]' })).toBeNull();
    expect(document.activeElement).toBe(other);
  });
});
