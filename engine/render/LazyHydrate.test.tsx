import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistry, defineWidget } from '..';
import { hydratePage } from '../../tests/fixtures/hydratePage';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node } from '../../tests/fixtures/renderPage';
import { Select } from '../ui/Select';
import { LazyHydrate } from './LazyHydrate';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const orders = ['hot', 'new'].map((value) => ({ value, label: value }));
const told = vi.fn<(what: string) => void>();

function Games() {
  const [order, setOrder] = useState('hot');
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const tell = (what: string) => {
    told(what);
    return what;
  };
  return (
    <div>
      <Select label="Order" value={order} options={orders} onChange={(value) => setOrder(tell(value))} />
      {['Slots', 'Poker', 'Bingo'].map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            // Like an address that is written again: each choice builds on the last one that is shown.
            onChange={() =>
              setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, tell(kind)])
            }
          />
          {kind}
        </label>
      ))}
      <p>{kinds.join()}</p>
    </div>
  );
}

/**
 * A served page whose games wait for the first interaction; `isDropped`: React lets go of what was served before, as it
 * does when the place renders again a second time.
 */
async function visit(isDropped: boolean) {
  told.mockClear();
  const waiting: (() => void)[] = [];
  const environment = { ...quietEnvironment(), onFirstInteraction: (run: () => void) => void waiting.push(run) };
  function Probe() {
    const [count, setCount] = useState(0);
    return (
      <div>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
        <LazyHydrate name="games" needs={[]}>
          <Games />
        </LazyHydrate>
      </div>
    );
  }
  const probe = defineWidget({ type: 'probe', load: () => Promise.resolve({ Probe }) });
  await hydratePage({ nodes: [node('probe', {})], registry: createRegistry([probe]), environment });
  const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  const served = order();
  const come = async () => {
    const again = () => void fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    if (isDropped) act(again);
    await act(async () => {
      for (const run of waiting) run();
      if (isDropped) again();
      await Promise.resolve();
    });
    await waitFor(() => expect(served.isConnected).toBe(!isDropped));
  };
  return { order, come };
}

it.each([
  ['is hydrated', false],
  ['has been dropped', true],
])('what was chosen before the code of its place came is told once, where its markup %s', async (_, isDropped) => {
  const { order, come } = await visit(isDropped);
  // As a player chooses: the value changes, the markup does not.
  order().value = 'new';
  await come();
  await waitFor(() => expect(told.mock.calls).toEqual([['new']]));
  expect(order().value).toBe('new');
});

it.each([
  ['is hydrated', false],
  ['has been dropped', true],
])(
  'boxes that were ticked before the code of their place came are all ticked, where its markup %s',
  async (_, isDropped) => {
    const { come } = await visit(isDropped);
    for (const kind of ['Slots', 'Poker', 'Bingo', 'Bingo'])
      act(() => void fireEvent.click(screen.getByRole('checkbox', { name: kind })));
    await come();
    await screen.findByText('Slots,Poker');
  },
);
