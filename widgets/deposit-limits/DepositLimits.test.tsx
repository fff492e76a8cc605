import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createRegistry, defineWidget } from '../../engine';
import { jsonResponse } from '../../tests/fixtures/environment';
import { shippedForm } from '../../tests/fixtures/forms';
import { LeftPage, togglePage } from '../../tests/fixtures/leftPage';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { DepositLimits } from './DepositLimits';

afterEach(cleanup);

const row = (amount?: string) => ({ period: 'DAY', used: '0', ...(amount === undefined ? {} : { amount }) });

it('[CALL-X] a limit that is being set when the page is left stands in the place of the form until it is known', async () => {
  const base = playerEnvironment();
  let limit = row();
  let answer: (response: Response) => void = () => undefined;
  let sets = 0;
  const fetch: typeof base.fetch = (url, init) => {
    if (url === '/api/player/limits') return Promise.resolve(jsonResponse({ statusCode: 1, value: [limit] }));
    if (url !== '/api/player/limit_set') return base.fetch(url, init);
    sets += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const Place = (props: ComponentProps<typeof DepositLimits>) => (
    <LeftPage>
      <DepositLimits {...props} />
    </LeftPage>
  );
  const place = defineWidget({ type: 'deposit-limits', load: () => Promise.resolve({ DepositLimits: Place }) });
  const { container, application } = await renderPage({
    nodes: [node('deposit-limits', { forms: [shippedForm('deposit-limit')] })],
    registry: createRegistry([place]),
    environment: { ...base, fetch },
  });
  await waitFor(() => expect(application.stores.session.isAuthenticated).toBe(true));
  fireEvent.change(await screen.findByLabelText('Limit period'), { target: { value: 'day' } });
  fireEvent.change(screen.getByLabelText('Maximum deposit'), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(sets).toBe(1));
  togglePage();
  togglePage();
  expect(screen.getByRole('heading', { name: '₱100.00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save limit' })).toBeNull();
  limit = row('10000');
  act(() => answer(jsonResponse({ statusCode: 1, value: limit })));
  await screen.findByRole('button', { name: 'Save limit' });
  await waitFor(() => expect(container.querySelector('[data-period="day"]')?.textContent).toContain('₱100.00'));
  expect([sets, screen.queryByText('Your limit has been saved.')]).toEqual([1, null]);
});
