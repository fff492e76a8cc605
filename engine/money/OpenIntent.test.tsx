import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { node, renderInside, renderPage } from '../../tests/fixtures/renderPage';
import { createRegistry, defineWidget, OpenIntent } from '..';

const nothing = () => expect.unreachable();
const intent = { status: 'checking', retry: nothing, check: nothing, reset: nothing };

it.each([
  ['an amount as it is', '₱500.00', true, 'no'],
  ['words to be translated', 'Take a break', false, null],
])('[CALL-X] leaves %s in the title of what was sent', async (_, title, isAmount, translate) => {
  const Open = () => (
    <OpenIntent intent={intent} title={title} isAmount={isAmount} texts={{ checking: 'Asking', unconfirmed: 'Gone' }} />
  );
  const open = defineWidget({ type: 'open', load: () => Promise.resolve({ Open }), texts: ['payment'] });
  await renderPage({ nodes: [node('open', {})], registry: createRegistry([open]) });
  expect(screen.getByRole('heading', { name: title }).getAttribute('translate')).toBe(translate);
});

it('[CALL-X] offers to send a payment again once the platform has been silent for long, beside asking for its status', async () => {
  const pressed: string[] = [];
  const silent = { ...intent, retry: () => pressed.push('retry'), check: () => pressed.push('check') };
  await renderInside(
    <OpenIntent
      intent={{ ...(silent as unknown as typeof intent), isSilent: true }}
      title="₱500.00"
      texts={{ checking: 'Asking', unconfirmed: 'Gone', silent: 'No answer' }}
    />,
    { texts: ['payment'] },
  );
  expect(screen.getByText('No answer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Check status' }));
  expect(pressed).toEqual(['retry', 'check']);
});
