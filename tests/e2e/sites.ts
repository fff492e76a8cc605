import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** The demo sites and what tests expect of them. */
export const demoSites = [
  { domain: 'lucky-harbor.example', template: 'template4', lang: 'en', bodyClass: 'sapphire template4 slot4', browser: 'en-GB' },
  { domain: 'fiesta-bola.example', template: 'template5', lang: 'fil', bodyClass: 'crimson template5', browser: 'fil-PH' },
  { domain: 'daily-draw.example', template: 'template7', lang: 'en', bodyClass: 'crimson template7', browser: 'en-GB' },
  { domain: 'kingsgate.example', template: 'template1', lang: 'en', bodyClass: 'emerald template1', browser: 'en-GB' },
  { domain: 'reelhouse.example', template: 'template10', lang: 'en', bodyClass: 'crimson template10', browser: 'en-GB' },
  { domain: 'maison-azur.example', template: 'template3', lang: 'en', bodyClass: 'sapphire template3', browser: 'en-GB' },
  { domain: 'cubo.example', template: 'template17', lang: 'en', bodyClass: 'emerald template17', browser: 'en-GB' },
  { domain: 'oddsline.example', template: 'template11', lang: 'en', bodyClass: 'emerald template11 sportsbook1', browser: 'en-GB' },
] as const;

const testPort = Number(process.env['E2E_PORT'] ?? 4199);

/** Address of a site of the shared test server. */
export function addressOf(domain: string, path = '/', port = testPort): string {
  return `http://${domain}.localhost:${port}${path}`;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks 127.0.0.1 with a `Host` header, because Node does not resolve `*.localhost`. Redirects are not followed. */
export function ask(host: string, path: string, headers: Readonly<Record<string, string>> = {}, port = testPort): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}
