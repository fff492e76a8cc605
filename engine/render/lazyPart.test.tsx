import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { renderInside } from '../../tests/fixtures/renderPage';
import { Boundary } from './Boundary';
import { lazyPart } from './lazyPart';

afterEach(cleanup);

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/panel.js');

/** A part whose code does not arrive the first time, and an environment in which time passes when told to. */
function failingOnce() {
  const load = vi
    .fn<() => Promise<({ name }: { readonly name: string }) => React.ReactNode>>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(({ name }) => <p>Part {name}</p>);
  const later: (() => void)[] = [];
  const reload = vi.fn();
  const environment = {
    ...testEnvironment(),
    isServer: false,
    reload,
    setTimeout: (run: () => void, ms: number) => (ms === 5000 ? later.push(run) : window.setTimeout(run, ms)),
  };
  const pass = () => act(() => later.splice(0).forEach((run) => run()));
  return { load, environment, reload, pass, Part: lazyPart(load) };
}

it('[STATE-10] code of a part that did not arrive is told to the chunk guard, and asked for again by a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, environment, reload, pass, Part } = failingOnce();
  await renderInside(
    <>
      <p>Balance</p>
      <Boundary what="panel">
        <Suspense>
          <Part name="A" />
        </Suspense>
      </Boundary>
    </>,
    { environment },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect([screen.getByText('Balance').tagName, load.mock.calls.length, reload.mock.calls.length]).toEqual(['P', 1, 1]);
  pass();
  fireEvent.click(retry);
  expect(await screen.findByText('Part A')).toBeTruthy();
  expect([load.mock.calls.length, screen.queryByRole('button', { name: 'Try again' })]).toEqual([2, null]);
});

it('a part is asked for once, however often it is shown', async () => {
  const { load, environment, Part } = failingOnce();
  load.mockReset().mockResolvedValue(({ name }) => <p>Part {name}</p>);
  await renderInside(
    <Suspense>
      <Part name="A" />
      <Part name="B" />
    </Suspense>,
    { environment },
  );
  expect((await screen.findByText('Part B')).previousElementSibling?.textContent).toBe('Part A');
  expect(load).toHaveBeenCalledTimes(1);
});
