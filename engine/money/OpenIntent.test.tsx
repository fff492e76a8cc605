import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { node, renderPage } from '../../tests/fixtures/renderPage';
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
