import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

const configs = join(import.meta.dirname, '../../site-configs');
const read = (path: string): unknown => JSON.parse(readFileSync(join(configs, path), 'utf8'));

interface SiteFile {
  readonly extends?: string;
  readonly aliases?: readonly string[];
  readonly apps?: unknown;
  readonly theme: { readonly code: string; readonly color: string };
  readonly locales: { readonly default: string; readonly enabled: readonly string[] };
  readonly features?: Readonly<Record<string, boolean>>;
  readonly liveChat?: { readonly status: boolean };
}

/** What the file of a site says with what its family gives, read without the compiler. */
export function siteFileOf(domain: string): SiteFile {
  const own = read(`sites/${domain}/site.json`) as SiteFile;
  const family = own.extends === undefined ? {} : (read(`families/${own.extends}.json`) as Partial<SiteFile>);
  return { ...family, ...own, features: { ...family.features, ...own.features } };
}

const { themes } = read('platform/themes.json') as {
  readonly themes: Readonly<Record<string, { readonly template: string; readonly bodyClasses?: readonly string[] }>>;
};
const { locales } = read('platform/locales.json') as {
  readonly locales: Readonly<Record<string, { readonly lang: string }>>;
};

/**
 * A demo site and what tests expect of it: the language of its pages at `/`, the classes of its body, a browser that is
 * sent to no other language.
 */
function demoSite(domain: string) {
  const { theme, locales: own } = siteFileOf(domain);
  const code = themes[theme.code];
  const lang = locales[own.default]?.lang;
  if (code === undefined || lang === undefined)
    throw new Error(`${domain} names a theme or a language that the platform does not know.`);
  return {
    domain,
    template: code.template,
    lang,
    bodyClass: [theme.color, code.template, ...(code.bodyClasses ?? [])].join(' '),
    browser: lang === 'en' ? 'en-GB' : lang,
  };
}

export const harbor = demoSite('lucky-harbor.example');
export const fiesta = demoSite('fiesta-bola.example');

/** The demo sites; a new one is among them as soon as its file is there. */
export const demoSites = readdirSync(join(configs, 'sites')).map(demoSite);

export const testPort = Number(process.env['E2E_PORT'] ?? 4199);

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
export function ask(
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  port = testPort,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}
