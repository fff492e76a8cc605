import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { shippedForm } from '../../tests/fixtures/forms';
import { renderInside } from '../../tests/fixtures/renderPage';
import { FormView } from './FormView';

afterEach(cleanup);

const html = 'http://www.w3.org/1999/xhtml';

/** Does to each text of the page what Chrome's translation does: it moves into two elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElementNS(html, 'font'), document.createElementNS(html, 'font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

const signedIn = { statusCode: 1, token: 't', user: { account_id: 'juan', session_token: 's' }, value: [] };
const line = (type: string) =>
  document.querySelector<HTMLInputElement>(`form input[type=${type}]`) ?? expect.fail(`No ${type}.`);
const button = () => document.querySelector<HTMLButtonElement>('form [type=submit]') ?? expect.fail('No button.');

it('a translated form says what is wrong, sends, and stays a form', async () => {
  const done = vi.fn();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const fetch = () => asked.then(() => jsonResponse(signedIn));
  await renderInside(<FormView form={shippedForm('login')} onDone={done} />, {
    environment: testEnvironment({ fetch }),
  });
  translate();
  await userEvent.click(button());
  await waitFor(() => expect(line('text').getAttribute('aria-invalid')).toBe('true'));
  translate();
  await userEvent.type(line('text'), 'juan');
  await userEvent.type(line('password'), 'harbor-demo-1');
  await userEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  translate();
  await act(async () => {
    answer();
    await asked;
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(document.querySelector('form')).not.toBeNull();
});

it('what a browser has filled in without a word of it is sent', async () => {
  const sent: string[] = [];
  const fetch = (_: string, init?: { readonly body?: unknown }) => {
    sent.push(String(init?.body));
    return Promise.resolve(jsonResponse(signedIn));
  };
  const done = vi.fn();
  await renderInside(<FormView form={shippedForm('login')} onDone={done} />, {
    environment: testEnvironment({ fetch }),
  });
  line('text').value = 'juan';
  line('password').value = 'harbor-demo-1';
  await userEvent.click(button());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent.join()).toContain('harbor-demo-1');
});
