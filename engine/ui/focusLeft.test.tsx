import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { FilterBar, FilterSelect } from './FilterBar';
import { Paginator } from './Paginator';

afterEach(cleanup);

function press(name: string) {
  const control = screen.getByRole('button', { name });
  act(() => control.focus());
  act(() => control.click());
}

function Filters() {
  const [value, setValue] = useState('won');
  return (
    <FilterBar onClear={value === '' ? null : () => setValue('')}>
      <FilterSelect
        label="State"
        value={value}
        options={['', 'won'].map((option) => ({ value: option, label: option || 'All' }))}
        onChange={(next) => setValue(next ?? '')}
      />
    </FilterBar>
  );
}

it('[STATE-5] what clears the filters goes away, and the focus is at the first of them', async () => {
  await renderInside(<Filters />, { texts: ['records'] });
  press('Clear filters');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'State' }));
});

function Turning() {
  const [page, setPage] = useState(11);
  return <Paginator total={120} page={page} onPage={setPage} />;
}

it('[PAGER-3] the step to the last page keeps the focus, and leads no farther', async () => {
  await renderInside(<Turning />);
  press('Next page');
  const next = screen.getByRole('button', { name: 'Next page' });
  expect([next.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', next]);
  act(() => next.click());
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('12');
});
