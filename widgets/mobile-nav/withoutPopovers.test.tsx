import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { lobby } from '../../engine/examples';
import { standInForPopovers } from '../../engine/shell/popovers';
import { quietEnvironment } from '../../tests/fixtures/player';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { node, renderPage } from '../../tests/fixtures/renderPage';

let end = () => {};
beforeAll(() => {
  end = standInForPopovers();
});
afterAll(() => end());
beforeEach(() => {
  const ask = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesKnown(this: Element, selector: string) {
    if (selector.includes(':popover-open'))
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
    return ask.call(this, selector);
  });
});
afterEach(cleanup);

const show = (variant: string) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('lobby', {}), lobby]],
    nodes: [
      node('mobile-nav', {
        variant,
        items: [
          { label: { EN: 'Lobby' }, icon: 'home', route: 'home' },
          { label: { EN: 'More' }, icon: 'menu' },
        ],
        links: [{ label: { EN: 'Promotions' }, route: 'promotions' }],
      }),
    ],
  });

it.each([
  ['dock', 'More'],
  ['fab', 'Open menu'],
  ['drawer', 'Open menu'],
])('a browser without popovers opens the menu and closes it, %s', async (variant, opener) => {
  const { container } = await show(variant);
  const panel = container.querySelector<HTMLElement>('[popover]') ?? container;
  const button = screen.getByRole('button', { name: opener });
  act(() => button.click());
  expect(panel.hasAttribute('data-open')).toBe(true);
  if (variant !== 'drawer') await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  act(() => within(panel).getByRole('button', { name: 'Close', hidden: true }).click());
  expect(panel.hasAttribute('data-open')).toBe(false);
  act(() => button.click());
  await act(async () => {
    within(panel).getByRole('link', { name: 'Promotions', hidden: true }).click();
    await Promise.resolve();
  });
  await waitFor(() => expect(panel.hasAttribute('data-open')).toBe(false));
});
