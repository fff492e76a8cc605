import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { usePlayerRead } from '../context/usePlayerRead';
import { FailedState } from './FailedState';

afterEach(cleanup);

const path = '/api/wallet/banks';

it('[ERR-4] what could not be read is asked for once by many presses on "Try again", and stands there when its answer comes', async () => {
  const answers: ((response: Response) => void)[] = [];
  const world = playerEnvironment();
  const environment: typeof world = {
    ...world,
    fetch: (url, init) =>
      url.startsWith(path) ? new Promise((resolve) => answers.push(resolve)) : world.fetch(url, init),
  };
  function Banks() {
    const { status, isAsking, refresh } = usePlayerRead('banks', {});
    return status === 'failed' ? <FailedState of="payment" isAsking={isAsking} onRetry={refresh} /> : <p>{status}</p>;
  }
  await renderInside(<Banks />, { environment });
  await expect.poll(() => answers.length).toBe(1);
  await act(async () => {
    answers[0]?.(jsonResponse({ statusCode: 422, statusMessage: 'unknown' }));
    await Promise.resolve();
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  for (let left = 3; left > 0; left -= 1) fireEvent.click(again);
  await expect.poll(() => answers.length).toBe(2);
  expect(again.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(again);
  await act(async () => {
    answers[1]?.(jsonResponse({ statusCode: 1, value: { accounts: [], banks: [] } }));
    await Promise.resolve();
  });
  await screen.findByText('ready');
  expect(answers).toHaveLength(2);
});
