import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { compiled } from '../../tests/fixtures/forms';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';
import { createRegistry } from '../registry/registry';
import { defineWidget } from '../registry/widget';
import { useRoute } from '../routing/CurrentRoute';
import { FormView } from './FormView';

afterEach(cleanup);

/** A form that shows its amount in the first step only. */
const form = compiled({
  steps: [
    {
      id: 'amount',
      fields: [{ kind: 'amount', name: 'amount', label: { EN: 'Amount' }, rules: [{ rule: 'required' }] }],
      submit: { action: 'proceed', label: { EN: 'Go on' } },
    },
    {
      id: 'confirm',
      title: { EN: 'Review' },
      fields: [],
      submit: { action: 'proceed', label: { EN: 'Send' } },
    },
  ],
});

const heard: { values: Readonly<Record<string, string>>; step: string } = { values: {}, step: '' };
const hear = (values: Readonly<Record<string, string>>, step: string) => void Object.assign(heard, { values, step });

function Probe() {
  const { locale, switchLocale } = useRoute();
  return (
    <>
      <h1>{locale.code}</h1>
      <FormView form={form} onDone={() => undefined} onValues={hear} />
      <button onClick={() => switchLocale({ code: 'VI', lang: 'vi', date: 'vi', prefix: 'vi', name: 'Tiếng Việt' })}>
        VI
      </button>
    </>
  );
}

async function open() {
  const nodes = [node('probe', {})];
  const environment = testEnvironment({
    fetch: (url) =>
      url.endsWith('.json')
        ? Promise.resolve(jsonResponse(documentPayload({ nodes, address: '/vi', locale: 'VI' })))
        : new Promise(() => undefined),
  });
  const registry = createRegistry([defineWidget({ type: 'probe', load: () => Promise.resolve({ Probe }) })]);
  await renderPage({ nodes, registry, environment });
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toVietnamese = async () => {
  // React shows a page that was waited for only when the press is part of an awaited act.
  await act(async () => {
    screen.getByRole('button', { name: 'VI' }).click();
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'VI' });
};

it('[I18N-3] an amount of an earlier step keeps its meaning when the language changes', async () => {
  await open();
  await userEvent.type(amount(), '5000');
  await press('Go on');
  await waitFor(() => expect(heard).toEqual({ values: { amount: '5000' }, step: 'confirm' }));
  expect(screen.queryByRole('textbox')).toBe(null);
  await toVietnamese();
  await waitFor(() => expect(heard.values).toEqual({ amount: '5000' }));
});

it.each([
  ['5000', '5.000'],
  ['1,234.5', '1.234,50'],
  ['plenty', 'plenty'],
])('[I18N-3] an amount on the page, typed as %s, stands as %s in Vietnamese', async (typed, written) => {
  await open();
  await userEvent.type(amount(), typed);
  await toVietnamese();
  await waitFor(() => expect(amount().value).toBe(written));
});
