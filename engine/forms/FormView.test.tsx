import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { shippedForm } from '../../tests/fixtures/forms';
import { renderInside } from '../../tests/fixtures/renderPage';
import { useApplication } from '../context/ApplicationContext';
import type { ReloadBlockers } from '../context/services';
import { FormView } from './FormView';

afterEach(cleanup);

const form = shippedForm('login');

function element(selector: string): Element {
  const found = document.querySelector(`form ${selector}`);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
}

it('[STATE-10] [NET-1] holds reloads while something typed is not sent', async () => {
  const seen: { reloadBlockers?: ReloadBlockers } = {};
  const Page = () => {
    seen.reloadBlockers = useApplication().reloadBlockers;
    return <FormView form={form} onDone={() => undefined} />;
  };
  const signedIn = { statusCode: 1, token: 't', user: { account_id: 'juan', session_token: 's' }, value: [] };
  const { unmount } = await renderInside(<Page />, {
    environment: testEnvironment({ fetch: () => Promise.resolve(jsonResponse(signedIn)) }),
  });
  expect(seen.reloadBlockers?.isBlocked()).toBe(false);
  await userEvent.type(element('[type=text]'), 'juan');
  expect(seen.reloadBlockers?.isBlocked()).toBe(true);
  await userEvent.type(element('[type=password]'), 'harbor-demo-1');
  await userEvent.click(element('[type=submit]'));
  await waitFor(() => expect(seen.reloadBlockers?.isBlocked()).toBe(false));
  await userEvent.type(element('[type=text]'), 'x');
  expect(seen.reloadBlockers?.isBlocked()).toBe(true);
  unmount();
  expect(seen.reloadBlockers?.isBlocked()).toBe(false);
});
