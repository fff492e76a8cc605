import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { compiled } from '../../tests/fixtures/forms';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('Form: kinds of fields', () => {
  const label = (EN: string) => ({ EN });
  const one = (...fields: object[]) => [
    node('form', {
      forms: [compiled({ steps: [{ id: 'only', fields, submit: { action: 'login', label: label('Send') } }] })],
      surface: 'card',
    }),
  ];

  it('[VALID-1] a strict number takes digits only and cleans what is pasted', async () => {
    await renderPage({ nodes: one({ kind: 'digits', name: 'number', label: label('Number') }) });
    await userEvent.type(field('Number (optional)'), '12a3');
    expect(field('Number (optional)').value).toBe('123');
    await userEvent.clear(field('Number (optional)'));
    await userEvent.paste('0917 555-0101');
    expect(field('Number (optional)').value).toBe('09175550101');
  });

  it.each([
    ['email', 'juan@mail', 'Invalid email address'],
    ['url', 'mail.example', 'Invalid URL'],
  ])('[VALID-2] says what is wrong with %s when it is left', async (kind, typed, words) => {
    await renderPage({ nodes: one({ kind, name: 'value', label: label('Value') }) });
    await userEvent.type(field('Value (optional)'), typed);
    expect(screen.queryByText(words)).toBe(null);
    await userEvent.tab();
    await screen.findByText(words);
  });

  it('an amount is written as the language does, and chips fill it', async () => {
    await renderPage({
      nodes: one({
        kind: 'amount',
        name: 'amount',
        label: label('Amount'),
        chips: ['200', '5000'],
        rules: [{ rule: 'required' }, { rule: 'amount-range', min: '100', max: '10000' }],
      }),
    });
    await userEvent.click(field('Amount'));
    await userEvent.paste('1.234,50');
    await userEvent.tab();
    expect(field('Amount').value).toBe('1,234.50');
    const chips = within(screen.getByRole('group', { name: 'Quick amounts' }));
    await userEvent.click(chips.getByRole('button', { name: '₱5,000' }));
    expect(field('Amount').value).toBe('5,000');
    expect(chips.getByRole('button', { name: '₱5,000' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.clear(field('Amount'));
    await userEvent.type(field('Amount'), '50');
    await userEvent.tab();
    await screen.findByText('Enter an amount from ₱100.00 to ₱10,000.00.');
  });

  it.each([
    [{ min: '100' }, '50', 'The minimum is ₱100.00.'],
    [{ max: '10000' }, '20000', 'The maximum is ₱10,000.00.'],
  ])('an amount says the one limit that it has: %j', async (limits, typed, words) => {
    const rules = [{ rule: 'amount-range', ...limits }];
    await renderPage({ nodes: one({ kind: 'amount', name: 'amount', label: label('Amount'), rules }) });
    await userEvent.type(field('Amount (optional)'), typed);
    await userEvent.tab();
    await screen.findByText(words);
  });

  it('a choice, a date and a tick are named, described and required', async () => {
    await renderPage({
      nodes: one(
        {
          kind: 'select',
          name: 'bank',
          label: label('Bank'),
          options: [{ value: 'quay', label: label('Quay Bank') }],
          rules: [{ rule: 'required' }],
        },
        { kind: 'date', name: 'birth', label: label('Birthday'), rules: [{ rule: 'age', years: 18 }] },
        {
          kind: 'checkbox',
          name: 'agreed',
          label: { EN: 'I read the {rules}' },
          links: [{ placeholder: 'rules', label: label('rules'), route: 'slots' }],
          rules: [{ rule: 'required' }],
        },
      ),
    });
    expect(screen.getByRole('link', { name: 'rules' }).getAttribute('target')).toBe('_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bank' })));
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'quay');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I read the rules' }));
    await userEvent.type(field('Birthday (optional)'), '2020-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('You must be at least 18 years old.');
    expect(screen.queryByText('Please fill in this field.')).toBe(null);
  });

  it('a field whose condition does not hold is neither shown nor asked for', async () => {
    const hidden = {
      kind: 'text',
      name: 'code',
      label: label('Code'),
      when: { site: 'referral' },
      rules: [{ rule: 'required' }],
    };
    const nodes = one({ kind: 'text', name: 'account', label: label('Account') }, hidden);
    await renderPage({ nodes });
    expect(screen.queryByLabelText('Code')).toBe(null);
    cleanup();
    await renderPage({
      nodes,
      site: {
        features: {
          gamify: false,
          freePlay: false,
          referral: true,
          partners: false,
          appDownload: false,
          announcements: false,
          preloader: false,
          consent: false,
          depositLimits: false,
          playBreaks: false,
          playClock: false,
        },
      },
    });
    expect(field('Code')).toBeTruthy();
  });
});
