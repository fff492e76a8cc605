import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closingOf } from './closing';

/** A server that answers `/` when it is told to, and connections to it that have sent a text. */
async function started() {
  let answer: () => void = () => undefined;
  const server = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 75_000 });
  const asked = new Promise<void>((isAsked) => {
    server.get('/', async () => {
      isAsked();
      await new Promise<void>((done) => (answer = done));
      return 'whole';
    });
  });
  server.post('/', (request) => request.body);
  const close = closingOf(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const sent = async (text: string) => {
    const socket: Socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    const ended = once(socket, 'close').then(() => said);
    await new Promise((done) => socket.write(text, done));
    return ended;
  };
  return { asked, answer: () => answer(), close, sent };
}

it('ends half-sent requests at once, and answers under way when they are whole', async () => {
  const { asked, answer, close, sent } = await started();
  const under = sent('GET / HTTP/1.1\r\nHost: one.example\r\n\r\n');
  const halves = ['', 'GET', 'GET / HTTP/1.1\r\nHost: one.example\r\n'].map(sent);
  await asked;
  await new Promise((done) => setTimeout(done, 100));
  const closed = close(600_000);
  expect(await Promise.all(halves)).toEqual(['', '', '']);
  answer();
  expect(await under).toMatch(/\r\n\r\nwhole$/);
  await closed;
});

it('ends what is not whole in time', async () => {
  const { close, sent } = await started();
  const ended = sent(
    'POST / HTTP/1.1\r\nHost: one.example\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf',
  );
  await new Promise((done) => setTimeout(done, 100));
  await close(200);
  expect(await ended).toBe('');
});
