import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import { ownValue } from '../../engine/config/ownValue';
import locales from '../../site-configs/platform/locales.json' with { type: 'json' };
import { readDataFile } from './dataFile';

const texts = readDataFile('outside.json') as Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>;

/** A page of a bank or a game studio, which the sandbox serves in their place. */
export interface OutsidePage {
  readonly status: number;
  /** Directives beside `default-src 'none'` and the style's own nonce. */
  readonly policy: (nonce: string) => string;
  readonly locale: LocaleCode;
  readonly title: string;
  /** Rules beside the common ones. */
  readonly style: string;
  /** Markup; every value in it is escaped. */
  readonly body: (nonce: string) => string;
}

/** The text of `data/outside.json` in a language, with its placeholders filled in. */
export function outsideText(name: string, locale: LocaleCode, values: Readonly<Record<string, string>> = {}): string {
  const text = ownValue(texts, name)?.[locale];
  if (text === undefined) throw new Error(`data/outside.json has no text "${name}" in ${locale}.`);
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => ownValue(values, key) ?? placeholder);
}

/** A language code from a query; English where it is none. */
export function localeIn(query: unknown): LocaleCode {
  const { lang } = (query ?? {}) as { readonly lang?: unknown };
  return localeCodes.find((code) => code === lang) ?? 'EN';
}

/** Answers with the page, under a policy of its own. */
export function sendOutsidePage(reply: FastifyReply, page: OutsidePage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; ${page.policy(nonce)}`)
    .send(
      `<!doctype html><html lang="${locales.locales[page.locale].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:16px;box-sizing:border-box;text-align:center;font:16px system-ui}button{font:inherit;padding:12px 24px}${page.style}</style>
</head><body>${page.body(nonce)}</body></html>`,
    );
}

/** A text as markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
