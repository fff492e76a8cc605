import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { node, renderInside, renderPage } from '../../tests/fixtures/renderPage';
import { RootBoundary } from '../composition/RootBoundary';

const open = { statusCode: 1, maintenance: { is_maintenance: false } };

it('what failed without a line is asked for again when the line is back', async () => {
  const asked: string[] = [];
  const environment = testEnvironment({
    fetch: (url) => {
      if (url === '/api/startup') return Promise.resolve(jsonResponse(open));
      asked.push(url);
      return Promise.reject(new TypeError('network down'));
    },
  });
  await renderPage({ environment, nodes: [node('vip-levels', { title: { EN: 'Levels' } })] });
  await screen.findByRole('button', { name: 'Try again' });
  const before = asked.length;
  act(() => environment.happen('focus'));
  expect(asked).toHaveLength(before);
  act(() => environment.happen('online'));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

it('[NET-2] a page that could not be loaded is loaded again when the line is back, once', async () => {
  const environment = testEnvironment();
  const Broken = () => {
    throw new TypeError('network down');
  };
  await renderInside(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
    { environment },
  );
  expect(environment.reloads).toEqual([]);
  act(() => environment.happen('online'));
  expect(environment.reloads).toHaveLength(1);
});
