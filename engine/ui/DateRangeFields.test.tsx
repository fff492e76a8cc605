import { act, cleanup, fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import { readDateRange, type DateRange } from '../application/dateRange';
import { DateRangeFields } from './DateRangeFields';

afterEach(cleanup);

/** What the fields asked for, in order. */
const asked: object[] = [];
let setAddress: (address: DateRange) => void = () => undefined;
beforeEach(() => {
  asked.length = 0;
});

/** Fields whose address changes only when the test says so. */
function Probe({ start }: { readonly start: DateRange }) {
  const [address, set] = useState<DateRange>(start);
  useEffect(() => {
    setAddress = set;
  }, []);
  return (
    <DateRangeFields
      range={readDateRange({ ...address })}
      latest="2026-12-31"
      onChange={(change) => void asked.push(change)}
    />
  );
}

const open = (start: DateRange) => renderInside(<Probe start={start} />);
/** The page of a probe carries no words, so the fields are told by their order. */
const field = (name: 'From' | 'To') =>
  document.querySelectorAll<HTMLInputElement>('input[type=date]')[name === 'From' ? 0 : 1] ?? expect.fail(name);
const values = () => [field('From').value, field('To').value];
const type = (name: 'From' | 'To', value: string) => fireEvent.change(field(name), { target: { value } });
const arrive = (address: DateRange) => act(() => setAddress(address));

it('a year that is still being typed asks for nothing and stays as typed', async () => {
  await open({ from: '2026-11-01', until: '2026-11-20' });
  for (const year of ['0002', '0020', '0202']) {
    type('To', `${year}-12-05`);
    expect(values()).toEqual(['2026-11-01', `${year}-12-05`]);
  }
  expect(asked).toEqual([]);
  type('To', '2026-12-05');
  expect(asked).toEqual([{ until: '2026-12-05' }]);
});

it('a day stands as typed while the address comes late', async () => {
  await open({ until: '2026-11-20' });
  type('From', '2026-01-05');
  type('From', '2026-10-05');
  expect(values()).toEqual(['2026-10-05', '2026-11-20']);
  arrive({ from: '2026-01-05', until: '2026-11-20' });
  expect(values()).toEqual(['2026-10-05', '2026-11-20']);
  arrive({ from: '2026-10-05', until: '2026-11-20' });
  fireEvent.blur(field('From'));
  expect(values()).toEqual(['2026-10-05', '2026-11-20']);
  expect(asked).toEqual([{ from: '2026-01-05' }, { from: '2026-10-05' }]);
});

it('a range is turned round in the field that is typed in only once it is left', async () => {
  await open({ from: '2026-11-01', until: '2026-11-20' });
  type('From', '2026-12-01');
  arrive({ from: '2026-12-01', until: '2026-11-20' });
  expect(field('From').value).toBe('2026-12-01');
  fireEvent.blur(field('From'));
  expect(values()).toEqual(['2026-11-20', '2026-12-01']);
});

it('an address that changes from elsewhere counts, and a field that is emptied asks at once', async () => {
  await open({ from: '2026-11-01', until: '2026-11-20' });
  type('From', '2026-11-05');
  arrive({ from: '2026-11-05', until: '2026-11-20' });
  arrive({ from: '2026-11-01', until: '2026-11-20' });
  expect(field('From').value).toBe('2026-11-01');
  type('From', '0002-11-05');
  arrive({ until: '2026-11-20' });
  expect(field('From').value).toBe('');
  type('To', '');
  expect(asked).toEqual([{ from: '2026-11-05' }, { until: undefined }]);
});
