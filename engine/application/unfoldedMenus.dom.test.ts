import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followUnfoldedMenus } from './unfoldedMenus';

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu id="account" open><summary>Account</summary><a href="#profile">Profile</a><input /></details>
    <details id="notices" open><summary>Notices</summary></details>
    <button id="beside">Deposit</button>`;
  end = followUnfoldedMenus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.unreachable();
const isOpen = (id = 'account') => find(`#${id}`).hasAttribute('open');
const send = (selector: string, event: Event) => find(selector).dispatchEvent(event);
const escape = (more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more });

describe('a menu that is unfolded', () => {
  it('closes by Escape, and the focus is at what opened it', () => {
    find('a').focus();
    const event = escape();
    send('a', event);
    expect([isOpen(), document.activeElement, event.defaultPrevented]).toEqual([false, find('summary'), true]);
  });

  it.each([
    ['ends the composing of letters', escape({ isComposing: true })],
    ['was somebody else’s', Object.assign(escape(), { isTaken: true })],
  ])('stays where Escape %s', (_, event) => {
    if ('isTaken' in event) find('input').addEventListener('keydown', (taken) => taken.preventDefault());
    send('input', event);
    expect(isOpen()).toBe(true);
  });

  it('closes when the focus goes elsewhere, and no other part of the page does', () => {
    find('a').focus();
    expect(isOpen()).toBe(true);
    find('#beside').focus();
    expect([isOpen(), isOpen('notices')]).toEqual([false, true]);
  });

  it('closes by a press beside it, also one of which nobody hears, and not by one inside', () => {
    send('a', new Event('pointerdown', { bubbles: true }));
    expect(isOpen()).toBe(true);
    find('#beside').addEventListener('pointerdown', (event) => event.stopPropagation());
    send('#beside', new Event('pointerdown', { bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  it('closes by a link in it', () => {
    find('input').click();
    expect(isOpen()).toBe(true);
    find('a').focus();
    find('a').click();
    expect([isOpen(), document.activeElement]).toEqual([false, find('summary')]);
  });

  it('takes no focus from elsewhere when a link in it is followed', () => {
    find('a').click();
    expect([isOpen(), document.activeElement]).toEqual([false, document.body]);
  });
});
