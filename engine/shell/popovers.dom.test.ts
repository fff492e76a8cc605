import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closePopover, openPopover } from '../abilities';
import { standInForPopovers } from './popovers';

// The browser of these tests knows no popovers either.
let end = () => {};
beforeAll(() => {
  end = standInForPopovers();
});
afterAll(() => end());
afterEach(() => document.body.replaceChildren());

const heard = vi.fn<(state: string) => void>();
/** A menu with a link and a way to close it, a folded part, and something else on the page. */
function show() {
  document.body.innerHTML = `
    <button id="opener" popovertarget="menu">Menu</button>
    <button id="fold" popovertarget="part"><svg></svg></button>
    <div id="menu" popover="auto"><a href="#slots">Slots</a>
      <button id="close" popovertarget="menu" popovertargetaction="hide">Close</button></div>
    <div id="other" popover>Other</div>
    <span id="part" popover="manual"></span>
    <p id="beside">Beside</p>`;
  heard.mockReset();
  const menu = named('menu');
  menu.addEventListener('toggle', ({ newState }) => heard(newState));
  return menu;
}
function named(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}
const isOpen = (id: string) => named(id).hasAttribute('data-open');
const escape = (target: HTMLElement) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

describe('where the browser knows no popovers', () => {
  it('a button opens what it names, and closes it again', () => {
    show();
    named('opener').click();
    expect(isOpen('menu')).toBe(true);
    named('opener').click();
    expect(isOpen('menu')).toBe(false);
    expect(heard.mock.calls).toEqual([['open'], ['closed']]);
  });

  it('closes by a button inside it, which gives the focus back', () => {
    show();
    named('opener').focus();
    named('opener').click();
    named('close').focus();
    named('close').click();
    expect([isOpen('menu'), document.activeElement?.id]).toEqual([false, 'opener']);
    named('close').click();
    expect(isOpen('menu')).toBe(false);
  });

  it('closes by Escape, but where Escape had another meaning', () => {
    const menu = show();
    named('opener').focus();
    named('opener').click();
    const link = menu.querySelector('a');
    link?.focus();
    menu.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    escape(link ?? menu);
    expect(isOpen('menu')).toBe(true);
    escape(link ?? menu);
    expect([isOpen('menu'), document.activeElement?.id]).toEqual([false, 'opener']);
  });

  it('closes by a press beside it, even one that nobody else hears, and stays at a press inside', () => {
    const menu = show();
    named('opener').click();
    menu.querySelector('a')?.click();
    expect(isOpen('menu')).toBe(true);
    named('beside').addEventListener('click', (event) => event.stopPropagation());
    named('beside').click();
    expect(isOpen('menu')).toBe(false);
  });

  it('opens one at a time, but for what is folded by hand', () => {
    show();
    named('fold')
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    named('opener').click();
    expect([isOpen('part'), isOpen('menu')]).toEqual([true, true]);
    expect(openPopover(named('other'))).toBe(true);
    expect([isOpen('part'), isOpen('menu'), isOpen('other')]).toEqual([true, false, true]);
    escape(named('beside'));
    escape(named('beside'));
    expect([isOpen('part'), isOpen('other')]).toEqual([true, false]);
  });

  it('opens and closes for code, once', () => {
    const menu = show();
    expect([openPopover(menu), openPopover(menu), closePopover(menu), closePopover(menu)]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(heard.mock.calls).toEqual([['open'], ['closed']]);
  });
});
