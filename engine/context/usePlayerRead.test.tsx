import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { usePlayerRead } from './usePlayerRead';

it('[ERR-4] what was known stays where a later look fails', async () => {
  const world = playerEnvironment();
  let isDown = false;
  const environment: typeof world = {
    ...world,
    fetch: (url, init) =>
      url.startsWith('/api/wallet/banks')
        ? Promise.resolve(
            isDown
              ? jsonResponse({ statusCode: 422, statusMessage: 'unknown' })
              : jsonResponse({ statusCode: 1, value: { accounts: [], banks: [] } }),
          )
        : world.fetch(url, init),
  };
  function Banks() {
    const { status, value, failure, refresh } = usePlayerRead('banks', {});
    return <button onClick={refresh}>{[status, value ? 'known' : 'unknown', failure?.statusMessage].join()}</button>;
  }
  await renderInside(<Banks />, { environment });
  const button = await screen.findByRole('button', { name: 'ready,known,' });
  isDown = true;
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'ready,known,unknown' })).toBeTruthy();
});
