import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { compiled } from '../../tests/fixtures/forms';
import { renderInside } from '../../tests/fixtures/renderPage';
import { FormView } from './FormView';

afterEach(cleanup);

const form = compiled({
  steps: [
    {
      id: 'only',
      fields: [
        { kind: 'amount', name: 'amount', label: { EN: 'Amount' }, rules: [{ rule: 'required' }] },
        { kind: 'choice', name: 'bonus', label: { EN: 'Bonus' }, optionsFrom: 'deposit.bonuses' },
      ],
      submit: { action: 'deposit', label: { EN: 'Pay' } },
    },
  ],
});

/** A deposit whose bonus is on offer from 1,000 on. */
function Probe() {
  const [amount, setAmount] = useState('');
  const isOff = amount !== '' && Number(amount) < 1000;
  const data = useMemo(
    () => ({
      'deposit.bonuses': [
        { value: 'none', label: 'None' },
        { value: 'welcome', label: 'Welcome', isOff },
      ],
    }),
    [isOff],
  );
  return (
    <FormView
      form={form}
      data={data}
      onDone={() => undefined}
      onValues={(values) => setAmount(values['amount'] ?? '')}
    />
  );
}

function element(selector: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`form ${selector}`) ?? expect.fail(`No ${selector}.`);
}
const isWrong = () => element('[value=welcome]').getAttribute('aria-invalid') === 'true';

it('a bonus that was off for the amount is right again once the amount is raised', async () => {
  await renderInside(<Probe />);
  await userEvent.type(element('[type=text]'), '1000');
  await userEvent.click(element('[value=welcome]'));
  await userEvent.clear(element('[type=text]'));
  await userEvent.type(element('[type=text]'), '500');
  await userEvent.click(element('[type=submit]'));
  await waitFor(() => expect(isWrong()).toBe(true));
  await userEvent.type(element('[type=text]'), '0');
  await waitFor(() => expect(isWrong()).toBe(false));
});
