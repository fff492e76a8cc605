import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shippedForm } from '../../tests/fixtures/forms';
import { hydratePage } from '../../tests/fixtures/hydratePage';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderInside } from '../../tests/fixtures/renderPage';
import { createRegistry } from '../registry/registry';
import { defineWidget } from '../registry/widget';
import { FormView } from './FormView';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const form = shippedForm('register');
const fieldCalled = (name: string) =>
  document.querySelector<HTMLInputElement>(`form input[name=${name}]`) ?? expect.fail(`No ${name}.`);

it.each([
  ['account', 'New_Player7', 'new_player7'],
  ['phone', '+६३९१७५५५०१०१', '+639175550101'],
])('[VALID-1] what an input method composes in %s is put right once it has ended: %s', async (name, typed, meant) => {
  await renderInside(<FormView form={form} onDone={() => undefined} />, { environment: quietEnvironment() });
  const field = fieldCalled(name);
  field.focus();
  fireEvent.compositionStart(field);
  fireEvent(field, inputOf(field, typed));
  // The letters that an input method still puts together are its own.
  expect(field.value).toBe(typed);
  fireEvent.compositionEnd(field);
  expect(field.value).toBe(meant);
});

it('[VALID-1] what is typed before the form is hydrated is put right as well', async () => {
  const Register = () => <FormView form={form} onDone={() => undefined} />;
  const registry = createRegistry([defineWidget({ type: 'register', load: () => Promise.resolve({ Register }) })]);
  await hydratePage({ nodes: [node('register', {})], registry, environment: quietEnvironment() }, () => {
    fieldCalled('account').value = 'New_Player7';
  });
  expect(fieldCalled('account').value).toBe('new_player7');
});

/** A letter as it comes while an input method is at work, with what the field holds then. */
function inputOf(field: HTMLInputElement, value: string): Event {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  return new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' });
}
