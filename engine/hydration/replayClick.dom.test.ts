import { afterEach, expect, it, vi } from 'vitest';
import { replayClick } from './replayClick';
import { settled } from '../../tests/fixtures/settled';

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

it('a press that begins between the code and the replacement is its control’s, once', async () => {
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
])('a press that %s is no click of the button', async (_, began, ended, pointerType) => {
  replace();
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector(began), 'pointerdown', pointerType);
  const onClick = replace();
  press(document.querySelector(ended), 'pointerup', pointerType);
  expect(onClick).not.toHaveBeenCalled();
});

it('a press on translated words is its control’s, whose words are the page’s own again', async () => {
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

it('what has not been replaced is left to the browser', async () => {
  const onClick = replace();
  await replayClick(Promise.resolve(), '[data-place]');
  press(document.querySelector('button'), 'pointerdown');
  press(document.querySelector('button'), 'pointerup');
  expect(onClick).not.toHaveBeenCalled();
});

const fields =
  '<div data-place><select aria-label="Order"><option value="hot" selected>Hot</option><option value="new">New</option></select>' +
  '<input aria-label="From" type="range" min="0" max="9" value="0"><input aria-label="To" type="range" min="0" max="9" value="9"></div>';
const fieldsOf = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-place] > *')];
const place = () => document.querySelector('[data-place]');

/** Shows fields, lets a player fill some in, has their code come and their markup replaced; returns what was heard. */
async function refill(fill: () => void, later = fields): Promise<readonly string[]> {
  document.body.innerHTML = fields;
  await replayClick(Promise.resolve(), '[data-place]');
  fill();
  const heard: string[] = [];
  for (const type of ['input', 'change', 'keyup'])
    document.body.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        heard.push(`${target.ariaLabel ?? target.getAttribute('aria-label')} ${type} ${target.value}`);
    });
  const parsed = document.createElement('div');
  parsed.innerHTML = later;
  place()?.replaceChildren(...(parsed.querySelector('[data-place]')?.childNodes ?? []));
  await settled();
  return heard;
}

it('what was chosen in fields that are replaced is in those that took their place, and is heard', async () => {
  const heard = await refill(() => {
    const [order, from] = fieldsOf();
    if (order) order.value = 'new';
    if (from) from.value = '3';
  });
  expect(fieldsOf().map(({ value }) => value)).toEqual(['new', '3', '9']);
  await expect
    .poll(() => heard)
    .toEqual([
      'Order input new',
      'Order change new',
      'Order keyup new',
      'From input 3',
      'From change 3',
      'From keyup 3',
    ]);
});

it('fields that nobody has filled in stay as they came, and so does a list that lacks what was chosen', async () => {
  expect(await refill(() => undefined, fields.replace('value="0"', 'value="2"'))).toEqual([]);
  expect(fieldsOf().map(({ value }) => value)).toEqual(['hot', '2', '9']);
  const choose = () =>
    fieldsOf()
      .slice(0, 1)
      .forEach((order) => (order.value = 'new'));
  expect(await refill(choose, fields.replace('<option value="new">New</option>', ''))).toEqual([]);
  expect(fieldsOf()[0]?.value).toBe('hot');
});
