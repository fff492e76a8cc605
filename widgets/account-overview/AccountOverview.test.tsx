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
  await expect.poll(() => screen.queryAllByText('–').length).toBe(4);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

const vip = (told: object) => () => ({
  statusCode: 1,
  nextLevel: [
    {
      starting_deposit: 100,
      cycle_deposit: 50,
      deposit_next: 200,
      starting_turnover: 100,
      cycle_turnover: 50,
      turnover_next: 500,
      vip_name: 'Silver',
      vip_name_next: 'Gold',
      ...told,
    },
  ],
});

it.each([
  ['its targets', { deposit_next: null, turnover_next: undefined }],
  ['its name', { vip_name_next: null }],
])('[STATE-2] nothing is claimed of a next level that came without %s', async (_, told) => {
  const { container } = await show({ '/api/auth/vip': vip(told) });
  await expect.poll(() => screen.queryAllByText('Silver').length).toBe(2);
  expect(container.textContent).not.toMatch(/qualify|highest|100\s*%/);
});

it('[STATE-2] a player of the highest level is told so', async () => {
  await show({ '/api/auth/vip': vip({ vip_name_next: null, deposit_next: null, turnover_next: null }) });
  expect(await screen.findAllByText('This is the highest level of the club.')).toHaveLength(2);
});
