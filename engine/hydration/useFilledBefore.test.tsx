import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegistry, defineWidget } from '..';
import { DateRangeFields } from '../ui/DateRangeFields';
import { FilterSelect } from '../ui/FilterBar';
import { Select } from '../ui/Select';
import { hydratePage } from '../../tests/fixtures/hydratePage';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const options = ['all', 'open', 'closed'].map((value) => ({ value, label: value }));
const told = vi.fn<(value: unknown) => void>();

const Chosen = ({ initial }: { readonly initial: string }) => {
  const [value, setValue] = useState(initial);
  const take = (next = 'all') => {
    told(next);
    setValue(next);
  };
  return <Select label="State" value={value} options={options} onChange={take} />;
};
const Filtered = () => {
  const [value, setValue] = useState('all');
  const take = (next = 'all') => {
    told(next);
    setValue(next);
  };
  return <FilterSelect label="State" value={value} options={options} onChange={take} />;
};
const Dated = () => {
  const [range, setRange] = useState({});
  const take = (change: object) => {
    told(change);
    setRange((now) => ({ ...now, ...change }));
  };
  return <DateRangeFields range={range} latest="2026-12-01" onChange={take} />;
};

/** A page that shows one element, and renders again when it is told to. */
function pageOf(element: ReactElement) {
  told.mockClear();
  const Probe = () => {
    const [count, setCount] = useState(0);
    return (
      <div key="stays">
        {element}
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
      </div>
    );
  };
  const probe = defineWidget({ type: 'probe', load: () => Promise.resolve({ Probe }) });
  return { nodes: [node('probe', {})], registry: createRegistry([probe]) };
}

const fieldsIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];
const again = () => act(() => void fireEvent.click(screen.getByRole('button', { name: 'Again' })));

describe('a field of a served page', () => {
  it.each([
    ['a choice', <Chosen key="select" initial="open" />, ['closed'], ['closed']],
    ['a filter', <Filtered key="filter" />, ['open'], ['open']],
    ['one day', <Dated key="day" />, ['', '2026-11-20'], [{ until: '2026-11-20' }]],
    [
      'both days',
      <Dated key="days" />,
      ['2026-11-01', '2026-11-20'],
      [{ from: '2026-11-01' }, { until: '2026-11-20' }],
    ],
  ])('keeps what was filled in before it was hydrated, and tells it once: %s', async (_, element, filled, words) => {
    const container = await hydratePage(pageOf(element), (served) =>
      // As a player fills in a field: its value changes, its markup does not.
      fieldsIn(served).forEach((field, index) => (field.value = filled[index] ?? '')),
    );
    again();
    expect(told.mock.calls.map(([value]) => value)).toEqual(words);
    expect(fieldsIn(container).map(({ value }) => value)).toEqual(filled);
  });

  it.each([
    ['a choice', <Chosen key="select" initial="open" />],
    ['a choice that is not among the options yet', <Chosen key="absent" initial="late" />],
    ['a filter', <Filtered key="filter" />],
    ['days', <Dated key="days" />],
  ])('tells nothing where nothing was filled in: %s', async (_, element) => {
    await hydratePage(pageOf(element));
    again();
    expect(told).not.toHaveBeenCalled();
  });

  it('that was never served tells nothing, although its value is not among its options yet', async () => {
    await renderPage(pageOf(<Chosen initial="late" />));
    expect(told).not.toHaveBeenCalled();
  });
});
