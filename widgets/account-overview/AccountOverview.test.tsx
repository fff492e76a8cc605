import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { askingWorld } from '../../tests/fixtures/confirm';
import { node, renderPage } from '../../tests/fixtures/renderPage';

type Answers = Parameters<typeof askingWorld>[0];

async function show(answers: Answers) {
  const { environment, site } = askingWorld(answers);
  const nodes = [
    node('account-overview', { showsVip: true }),
    node('vip-progress', { variant: 'panel', joinRoute: 'register' }),
  ];
  return renderPage({ nodes, environment, site });
}

const failed = () => {
  throw new TypeError('network down');
};

it('[STATE-2] a player without a level sees no endless placeholder, and why', async () => {
  const { container } = await show({ '/api/auth/vip': () => ({ statusCode: 1, nextLevel: [] }) });
  expect(await screen.findAllByText('Your level isn’t available right now.')).toHaveLength(2);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(container.querySelector('progress')).toBeNull();
  expect(screen.getAllByText('–')).toHaveLength(2);
});

it('[ERR-4] figures that could not be read are on their way no longer', async () => {
  const { container } = await show({ '/api/auth/vip': failed, '/api/auth/get_balance': failed });
  await expect.poll(() => screen.queryAllByText('–').length, { timeout: 10_000 }).toBe(4);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
