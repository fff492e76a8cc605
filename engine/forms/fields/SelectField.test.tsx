import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { shippedForm } from '../../../tests/fixtures/forms';
import { quietEnvironment } from '../../../tests/fixtures/player';
import { renderInside } from '../../../tests/fixtures/renderPage';
import { FormView } from '../FormView';
import type { FormData } from '../outcome';

afterEach(cleanup);

const form = shippedForm('add-bank');
const offer = (...codes: string[]): FormData => ({
  'banks.options': codes.map((value) => ({ value, label: `Bank ${value}` })),
});

it.each([
  ['and stays where more is offered', offer('AUB', 'BPI', 'BDO'), 'BDO'],
  ['and is nothing where it is offered no more', offer('BPI', 'AUB'), ''],
  ['and is nothing where nothing is offered', offer(), ''],
  ['and is nothing while the options are on their way again', {}, ''],
])('a form means what its list shows: chosen %s', async (_, next, value) => {
  const seen: { change?: (data: FormData) => void; meant: string } = { meant: '' };
  const Page = () => {
    const [data, setData] = useState(offer('BDO', 'BPI'));
    useEffect(() => {
      seen.change = setData;
    }, []);
    return (
      <FormView
        form={form}
        data={data}
        onDone={() => undefined}
        onValues={({ bank = '' }) => {
          seen.meant = bank;
        }}
      />
    );
  };
  await renderInside(<Page />, { environment: quietEnvironment() });
  const list = document.querySelector('select');
  if (!list) throw new Error('There is no list.');
  await userEvent.selectOptions(list, 'BDO');
  expect([list.value, seen.meant]).toEqual(['BDO', 'BDO']);
  act(() => seen.change?.(next));
  expect([list.value, seen.meant]).toEqual([value, value]);
  act(() => seen.change?.(offer('BDO')));
  // What was chosen is kept, and shown again once it is offered.
  expect([list.value, seen.meant]).toEqual(['BDO', 'BDO']);
});
