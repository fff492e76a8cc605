import { expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetchWithRetry';

const megabyte = 1_000_000;

/** Asks a server that sends pieces of 64 kB, and counts how many of them it was asked for. */
async function ask({ bytes, headers = {} }: { readonly bytes: number; readonly headers?: Record<string, string> }) {
  let sent = 0;
  let isCancelled = false;
  const piece = new TextEncoder().encode('x'.repeat(64_000));
  const fetch = vi.fn(() => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent === 0) controller.enqueue(new TextEncoder().encode('{"statusCode":1,"padding":"'));
        if (sent < bytes) controller.enqueue(piece);
        else {
          controller.enqueue(new TextEncoder().encode('"}'));
          controller.close();
        }
        sent += piece.length;
      },
      cancel: () => void (isCancelled = true),
    });
    return Promise.resolve(new Response(body, { headers }));
  });
  const world = { fetch, setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)), clearTimeout };
  const reply = await fetchWithRetry(world, { url: '/api/x', init: {}, timeoutMs: 8000, retries: 1, signals: [] });
  return { reply, sent, isCancelled, asked: fetch.mock.calls.length };
}

it('[ERR-4] takes an answer of 1.9 MB', async () => {
  expect((await ask({ bytes: 1.9 * megabyte })).reply.kind).toBe('answer');
});

it('[ERR-4] aborts an answer of 5 MB while it arrives, and does not ask for it again', async () => {
  const { reply, sent, isCancelled, asked } = await ask({ bytes: 5 * megabyte });
  expect(reply).toEqual({ kind: 'unreachable', error: new RangeError('An answer of more than 2000000 bytes') });
  expect(sent).toBeLessThan(2.3 * megabyte);
  expect([isCancelled, asked]).toEqual([true, 1]);
});

it('[ERR-4] reads next to nothing of an answer that announces 5 MB', async () => {
  const { reply, sent } = await ask({ bytes: 5 * megabyte, headers: { 'content-length': String(5 * megabyte) } });
  expect(reply.kind).toBe('unreachable');
  expect(sent).toBeLessThan(0.3 * megabyte);
});

it('keeps letters whole that come in two pieces', async () => {
  const bytes = new TextEncoder().encode('{"value":"₱ ñ"}');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const world = {
    fetch: () => Promise.resolve(new Response(body)),
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const reply = await fetchWithRetry(world, { url: '/api/x', init: {}, timeoutMs: 8000, retries: 0, signals: [] });
  expect(reply).toMatchObject({ kind: 'answer', body: { value: '₱ ñ' } });
});
