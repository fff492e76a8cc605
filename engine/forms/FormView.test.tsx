import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { shippedForm } from '../../tests/fixtures/forms';
import { quietEnvironment } from '../../tests/fixtures/player';
import { hydratePage } from '../../tests/fixtures/hydratePage';
import { node, renderInside } from '../../tests/fixtures/renderPage';
import { createReloadBlockers } from '../application/reloadBlockers';
import { useApplication } from '../context/ApplicationContext';
import type { ReloadBlockers } from '../context/services';
import { createRegistry } from '../registry/registry';
import { defineWidget } from '../registry/widget';
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

it('[STATE-10] [NET-1] holds reloads for what was typed before the form was hydrated, and keeps it', async () => {
  const seen: { reloadBlockers?: ReloadBlockers } = {};
  const Login = () => {
    seen.reloadBlockers = useApplication().reloadBlockers;
    return <FormView form={form} onDone={() => undefined} />;
  };
  const registry = createRegistry([defineWidget({ type: 'login', load: () => Promise.resolve({ Login }) })]);
  const before: boolean[] = [];
  const environment = quietEnvironment();
  const container = await hydratePage({ nodes: [node('login', {})], registry, environment }, () => {
    const { isBlocked } = createReloadBlockers();
    before.push(isBlocked());
    for (const [type, value] of [
      ['text', 'juan'],
      ['password', 'harbor-demo-1'],
    ] as const) {
      const field = element(`[type=${type}]`) as HTMLInputElement;
      field.focus();
      field.value = value;
    }
    before.push(isBlocked());
  });
  expect(before).toEqual([false, true]);
  expect(seen.reloadBlockers?.isBlocked()).toBe(true);
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['juan', 'harbor-demo-1']);
  expect(environment.session.get(`livery.draft.${form.draft}`) ?? '').toContain('juan');
  container.remove();
});
