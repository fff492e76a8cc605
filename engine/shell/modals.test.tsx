import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useModals } from '..';
import { installDialogs, pressEscape } from '../../tests/fixtures/dialogs';
import { modal, withModals } from '../../tests/fixtures/modals';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';
import { createRegistry, defineWidget } from '..';
import { registry as widgets } from '../../widgets';

beforeAll(async () => {
  installDialogs();
  // Loaded once, so that no test waits for the machine.
  await Promise.all([import('./ModalContent'), import('./EntryOpener')]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hello = modal('hello', [node('text', { text: { EN: 'Hello inside' }, as: 'p' })]);
const other = modal('other', [node('text', { text: { EN: 'Another inside' }, as: 'p' })], { dismiss: 'arrow' });

/** Buttons that open what stands on them. */
function Openers() {
  const { open, close, current } = useModals();
  return (
    <>
      {['hello', 'other', 'unknown'].map((name) => (
        <button key={name} type="button" onClick={() => open(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={close}>
        close from outside
      </button>
      <p>current: {current ?? 'none'}</p>
    </>
  );
}

const openers = defineWidget({ type: 'openers', load: () => Promise.resolve({ Openers }) });
const registry = createRegistry([openers, ...['text'].flatMap((type) => widgets.get(type) ?? [])]);

async function page(address = '/', base = quietEnvironment()) {
  const world = withModals(base, [hello, other]);
  const rendered = await renderPage({ ...world, nodes: [node('openers', {})], registry, address });
  const dialog = rendered.container.querySelector('dialog');
  if (!dialog) throw new Error('No dialog.');
  return { ...rendered, ...world, dialog };
}

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name, hidden: true });
    button.focus();
    button.click();
    await Promise.resolve();
  });
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('a modal', () => {
  it('[STATE-7] opens by its name in the address and shows its title and widgets', async () => {
    const { dialog } = await page('/?page=2');
    await press('hello');
    expect(address()).toBe('/?page=2#hello');
    expect(await screen.findByText('Hello inside')).toBeTruthy();
    expect(dialog.open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Modal hello' })).toBe(dialog);
  });

  it('[STATE-7] opens when the page is loaded with its name', async () => {
    const { dialog } = await page('/#hello');
    expect(await screen.findByText('Hello inside')).toBeTruthy();
    expect(dialog.open).toBe(true);
  });

  it('[STATE-7] shows at once that it is on its way, and a way out', async () => {
    const { container } = await renderPage({
      environment: quietEnvironment(),
      site: { modals: ['hello'] },
      nodes: [node('openers', {})],
      registry,
    });
    await press('hello');
    expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Loading' })).toBe(container.querySelector('dialog'));
  });

  it('[STATE-7] is asked for once, however often it opens', async () => {
    const { asked } = await page();
    await press('hello');
    await screen.findByText('Hello inside');
    await press('close from outside');
    await waitFor(() => expect(address()).toBe('/'));
    await press('hello');
    await screen.findByText('Hello inside');
    expect(asked).toEqual(['/modals/hello.json']);
  });

  it.each([
    ['an unknown name', '/#nothing'],
    ['a name of an object’s own', '/#constructor'],
  ])('[STATE-7] does not open by %s', async (_, at) => {
    const { dialog, asked } = await page(at);
    expect([dialog.open, asked, screen.getByText('current: none').tagName]).toEqual([false, [], 'P']);
    await press('unknown');
    expect([dialog.open, address()]).toEqual([false, at]);
  });
});

describe('closing', () => {
  const ways: readonly (readonly [string, (dialog: HTMLDialogElement) => unknown])[] = [
    ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
    ['Escape', pressEscape],
    ['Back', () => window.history.back()],
    [
      'a press beside it',
      (dialog) => {
        fireEvent.pointerDown(dialog);
        fireEvent.click(dialog);
      },
    ],
  ];

  it.each(ways)(
    '[STATE-7] by %s takes the name from the address, and the focus goes back to the opener after 100 ms',
    async (_, leave) => {
      /** What waits for 100 ms, until the test says that they are over. */
      const later: (() => void)[] = [];
      const base = quietEnvironment();
      const { dialog } = await page('/', {
        ...base,
        setTimeout: (run, ms) => (ms === 100 ? later.push(run) : base.setTimeout(run, ms)),
      });
      await press('hello');
      await screen.findByText('Hello inside');
      later.length = 0;
      await act(async () => {
        leave(dialog);
        await settled(base);
      });
      await waitFor(() => expect([dialog.open, address()]).toEqual([false, '/']));
      await waitFor(() => expect(later).not.toEqual([]));
      expect(document.activeElement).toBe(document.body);
      act(() => {
        for (const run of later) run();
      });
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'hello' })));
      await waitFor(() => expect(screen.queryByText('Hello inside')).toBeNull());
    },
  );

  it('[STATE-7] leaves a modal open when a press only ends beside it', async () => {
    const { dialog } = await page('/#hello');
    const words = await screen.findByText('Hello inside');
    fireEvent.pointerDown(words);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });

  it('[STATE-7] stays on the page when there is nothing to go back to', async () => {
    const length = window.history.length;
    const { dialog } = await page('/?page=3#hello');
    await screen.findByText('Hello inside');
    await press('Close');
    await waitFor(() => expect(dialog.open).toBe(false));
    expect([address(), window.history.length]).toEqual(['/?page=3', length]);
  });

  it('[STATE-7] opening one closes the other, and one step Back closes that', async () => {
    const { dialog } = await page();
    await press('hello');
    await screen.findByText('Hello inside');
    await press('other');
    expect(await screen.findByText('Another inside')).toBeTruthy();
    expect(screen.queryByText('Hello inside')).toBeNull();
    expect(screen.getByRole('button', { name: 'Collapse' })).toBeTruthy();
    await act(async () => {
      window.history.back();
      await settled();
    });
    await waitFor(() => expect([dialog.open, address()]).toEqual([false, '/']));
  });

  it('[STATE-7] holds the page behind while it is open', async () => {
    const { dialog } = await page('/#hello');
    await screen.findByText('Hello inside');
    expect(document.documentElement.dataset['modal']).toBeDefined();
    pressEscape(dialog);
    await waitFor(() => expect(document.documentElement.dataset['modal']).toBeUndefined());
  });
});

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['are absent', undefined],
  ['throw', throwing],
])('[STATE-7] a modal opens and closes, and the page stays, where the methods of dialogs %s', async (_, lacking) => {
  Object.assign(HTMLDialogElement.prototype, { showModal: lacking, close: lacking });
  try {
    const { dialog } = await page();
    await press('hello');
    await screen.findByText('Hello inside');
    expect(dialog.open).toBe(true);
    await press('Close');
    await waitFor(() => expect([dialog.open, address()]).toEqual([false, '/']));
    await waitFor(() => expect(screen.queryByText('Hello inside')).toBeNull());
    expect(screen.getByText('current: none')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    installDialogs();
  }
});

it('[STATE-7] says that a modal did not arrive, and asks again when told to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const base = quietEnvironment();
  let isDown = true;
  const world = withModals(base, [hello]);
  const environment = {
    ...world.environment,
    fetch: (url: string, init: RequestInit) =>
      isDown && url.startsWith('/modals/')
        ? Promise.resolve(new Response('', { status: 502 }))
        : world.environment.fetch(url, init),
  };
  await renderPage({
    environment,
    site: { modals: ['hello'] },
    nodes: [node('openers', {})],
    registry,
    address: '/#hello',
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This section couldn’t be loaded. Close it to go back to the page.Try again',
  );
  expect(environment.reports.map(({ error }) => (error as Error).message)).toEqual([
    'The modal payload /modals/hello.json answered 502.',
  ]);
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('Hello inside')).toBeTruthy();
});
