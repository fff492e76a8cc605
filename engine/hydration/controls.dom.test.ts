import { afterEach, expect, it } from 'vitest';
import { controlCalled, nameIn } from './controls';

const served = '<a href="#a">Rewards</a><button>Close</button><button>Help</button><button>Close</button>';

afterEach(() => document.body.replaceChildren());

function show(markup: string): HTMLElement[] {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll<HTMLElement>('a, button')];
}

it.each([
  ['the same is there', served, 3, 3],
  ['others before it have gone', '<button>Close</button><button>Help</button>', 2, 1],
  ['another stands before it', `<button>Chat</button>${served}`, 1, 2],
  ['it has gone', '<button>Close</button>', 2, -1],
  ['its words alone are the same', '<a href="#a">Help</a>', 2, -1],
])('a control is known again by kind and words where %s', (_, live, before, after) => {
  const control = show(served)[before] ?? expect.unreachable();
  const name = nameIn(document.body, control);
  expect(show(live).findIndex((other) => other === controlCalled(name, document.body))).toBe(after);
});

it('what is no control of a place has a name that finds none', () => {
  const [link = expect.unreachable()] = show(served);
  for (const place of [null, document.createElement('div')])
    expect(controlCalled(nameIn(place, link), document.body)).toBeUndefined();
  expect(controlCalled('', document.body)).toBeUndefined();
});
