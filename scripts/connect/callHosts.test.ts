import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHandOn } from './handOn';

const harbor = 'lucky-harbor.example';

/** Asks letter by letter; the status, and what the platform heard where the call reached it. */
async function asked(isPublic: boolean, target: string, headers: readonly string[]): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  const platform = createServer((request, response) => {
    heard.push([request.url, request.headers['x-forwarded-host']]);
    response.end('{}');
  });
  onTestFinished(() => void platform.close());
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const app = await createHandOn({
    sites: () => [{ domain: harbor, aliases: [`www.${harbor}`] }],
    originOf: (domain) => (domain === undefined ? undefined : origin),
    isPublic,
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')),
  );
  let answer = '';
  for await (const part of socket) answer += String(part);
  return [Number(answer.split(' ')[1]), ...heard];
}

it.each([
  [true, '/api/echo?a=1', [`Host: www.${harbor}`], [200, ['/api/echo?a=1', harbor]]],
  [true, '/api/echo', [`Host: ${harbor}`, 'Host: other.example'], [502]],
  [true, `http://${harbor}/api/echo?a=1`, ['Host: nobody.example'], [200, ['/api/echo?a=1', harbor]]],
  [true, 'http://nobody.example/api/echo', [`Host: ${harbor}`], [502]],
  [true, '/api/echo', ['Host: nobody.example', `X-Forwarded-Host: ${harbor}`], [502]],
  [false, '/api/echo', ['Host: localhost', `X-Forwarded-Host: ${harbor}`], [200, ['/api/echo', harbor]]],
])(
  '[SITE-1] reads the host of a call as that of a page, public %s: %s %o',
  async (isPublic, target, headers, expected) => expect(await asked(isPublic, target, headers)).toEqual(expected),
);
