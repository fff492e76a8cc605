import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closingOf } from './closing';

const whole = 'GET / HTTP/1.1\r\nHost: one.example\r\n\r\n';
const called = 'POST / HTTP/1.1\r\nHost: one.example\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\ncall';

/** A server that answers `/slow` when it is told to and the rest at once, and connections to it. */
async function started() {
  let answer: () => void = () => undefined;
  const server = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 75_000 });
  const asked = new Promise<void>((isAsked) => {
    server.get('/slow', async () => {
      isAsked();
      await new Promise<void>((done) => (answer = done));
      return 'whole';
    });
  });
  server.get('/', () => 'page');
  server.post('/', (request) => request.body);
  const close = closingOf(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  /** A connection that the server has taken. */
  const connected = async () => {
    const taken = once(server.server, 'connection');
    const socket: Socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    const ended = once(socket, 'close').then(() => said);
    await Promise.all([taken, once(socket, 'connect')]);
    /** Asks, and waits until the answer ends with a word. */
    const asks = async (text: string, word: string) => {
      socket.write(text);
      while (!said.endsWith(word)) await once(socket, 'data');
    };
    return { write: (text: string) => void socket.write(text), asks, ended };
  };
  const connections = async (count: number) => {
    const all = [];
    for (let index = 0; index < count; index += 1) all.push(await connected());
    return all;
  };
  return {
    asked,
    answer: () => answer(),
    close,
    connected,
    connections,
    port,
    isListening: () => server.server.listening,
  };
}

/** Answers of a connection: the status and the word for the connection of each, and the last body. */
const answersOf = (said: string) => ({
  statuses: [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
  connection: [...said.matchAll(/connection: (.*)\r/gi)].map(([, word]) => word),
  body: said.slice(said.lastIndexOf('\r\n\r\n') + 4),
});

it('answers what came in the moment of the end, on new and on kept connections', async () => {
  const { close, connections } = await started();
  const fresh = await connections(20);
  const kept = await connections(20);
  await Promise.all(kept.map(({ asks }) => asks(whole, 'page')));
  for (const { write } of [...fresh, ...kept]) write(called);
  await close(300, 600_000);
  const said = await Promise.all([...fresh, ...kept].map(({ ended }) => ended));
  expect(said.map(answersOf).map(({ statuses, body }) => [statuses.length, body])).toEqual([
    ...fresh.map(() => [1, 'call']),
    ...kept.map(() => [2, 'call']),
  ]);
});

it('answers connections that were made, but not taken yet', async () => {
  const { close, port } = await started();
  const said = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(called));
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    return once(socket, 'close').then(() => answersOf(text).body);
  });
  await close(300, 600_000);
  expect(await Promise.all(said)).toEqual(said.map(() => 'call'));
});

it('answers what comes during the grace, and says that it is the last answer of its connection', async () => {
  const { close, connected, asked, answer, isListening } = await started();
  const [late, half, under] = [await connected(), await connected(), await connected()];
  half.write(called.slice(0, -2));
  under.write(whole.replace('/', '/slow'));
  await asked;
  const closed = close(600_000, 600_000);
  await expect.poll(isListening).toBe(false);
  answer();
  late.write(called);
  half.write('ll');
  const last = { statuses: ['200'], connection: ['close'] };
  expect(answersOf(await under.ended)).toEqual({ ...last, body: 'whole' });
  expect(answersOf(await late.ended)).toEqual({ ...last, body: 'call' });
  expect(answersOf(await half.ended)).toEqual({ ...last, body: 'call' });
  // Nobody is left, so that nobody is waited for.
  await closed;
});

it('ends what has asked for nothing after the grace, and answers under way when they are whole', async () => {
  const { close, connected, asked, answer } = await started();
  const under = await connected();
  under.write(whole.replace('/', '/slow'));
  const halves = [await connected(), await connected(), await connected()];
  halves[1]?.write('GET');
  halves[2]?.write('GET / HTTP/1.1\r\nHost: one.example\r\n');
  await asked;
  const closed = close(200, 600_000);
  expect(await Promise.all(halves.map(({ ended }) => ended))).toEqual(['', '', '']);
  answer();
  expect(await under.ended).toMatch(/\r\n\r\nwhole$/);
  await closed;
});

it('ends what is not whole in time, however long the grace is', async () => {
  const { close, connected } = await started();
  const half = await connected();
  half.write(called.slice(0, -2));
  await close(600_000, 200);
  expect(await half.ended).toBe('');
});
