import { afterEach, expect, it, vi } from 'vitest';
import { replayClick } from './replayClick';

const markup = '<div data-place><button>Close</button><a href="#help">Help</a></div>';

function press(target: Element | null, type: 'pointerdown' | 'pointerup', pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  target?.dispatchEvent(event);
}

/** Puts the markup in the place of what stood there; returns the clicks of its button. */
function replace() {
  document.body.innerHTML = markup;
  const onClick = vi.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  return onClick;
}

afterEach(() => document.body.replaceChildren());

it('[NET-2] a press that begins between the code and the replacement is its control’s, once', async () => {
  replace();
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector('button'), 'pointerdown');
  const onClick = replace();
  press(document.querySelector('button'), 'pointerup');
  expect(onClick).toHaveBeenCalledOnce();
  const later = replace();
  press(document.querySelector('button'), 'pointerup');
  expect(later, 'only the first release counts').not.toHaveBeenCalled();
});

it.each([
  ['is released on another control', 'button', 'a', 'mouse'],
  ['began elsewhere', 'body', 'button', 'mouse'],
  ['is a finger’s, whose click goes to what it leaves', 'button', 'button', 'touch'],
])('[NET-2] a press that %s is no click of the button', async (_, began, ended, pointerType) => {
  replace();
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector(began), 'pointerdown', pointerType);
  const onClick = replace();
  press(document.querySelector(ended), 'pointerup', pointerType);
  expect(onClick).not.toHaveBeenCalled();
});

it('[NET-2] a press on translated words is its control’s, whose words are the page’s own again', async () => {
  // Browsers up to Firefox 120 know no `:has()`.
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => {
    throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
  });
  document.body.innerHTML = markup.replace('Close', '<font><font>Schließen</font></font>');
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector('button'), 'pointerdown');
  const onClick = replace();
  press(document.querySelector('button'), 'pointerup');
  expect(onClick).toHaveBeenCalledOnce();
});

it('[NET-2] what has not been replaced is left to the browser', async () => {
  const onClick = replace();
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector('button'), 'pointerdown');
  press(document.querySelector('button'), 'pointerup');
  expect(onClick).not.toHaveBeenCalled();
});
