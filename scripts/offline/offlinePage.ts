import { formatHex, parse, wcagContrast } from 'culori';
import { cspHash } from '../build/contentHash';
import type { BrandColors } from '../prerender/themeSheet';

/** The page that a browser shows without a connection. It needs no script: its link loads the address again. */
export interface OfflinePage {
  readonly name: string;
  /** Address of the logo, on the site itself. */
  readonly logo: string | undefined;
  readonly lang: string;
  readonly words: { readonly text: string; readonly retry: string };
  readonly style: string;
}

/** The page as HTML. */
export function offlinePage({ name, logo, lang, words, style }: OfflinePage): string {
  const brand =
    logo === undefined
      ? `<p class="brand" translate="no">${text(name)}</p>`
      : `<img src="${text(logo)}" alt="${text(name)}" height="48">`;
  return [
    `<!doctype html><html lang="${text(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${text(name)}</title><style>${style}</style></head>`,
    `<body><main>${brand}<h1>${text(words.text)}</h1><a href="">${text(words.retry)}</a></main></body></html>`,
  ].join('');
}

/** The page's sheet: the site's own colours, and the face of its headings where it has been kept. */
export function offlineStyle(
  { theme, background }: BrandColors,
  face: { readonly family: string; readonly rule: string } | undefined,
): string {
  const ink = readable(background);
  const family = `${face ? `${JSON.stringify(face.family)},` : ''}system-ui,sans-serif`;
  return [
    face?.rule ?? '',
    `:root{color-scheme:${ink === light ? 'dark' : 'light'}}`,
    `body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:${background};color:${ink};font:1rem/1.5 system-ui,sans-serif}`,
    'main{padding:2rem;max-inline-size:30rem;text-align:center}',
    `h1,.brand,a{font-family:${family};font-weight:600}h1,.brand{line-height:1.3;text-wrap:balance}h1{font-size:1.375rem;margin:2rem 0}.brand{font-size:2rem;margin:0}`,
    'img{max-inline-size:100%;object-fit:contain}',
    `a{display:inline-block;padding:.75rem 2rem;border-radius:.5rem;background:${theme};color:${readable(theme)};text-decoration:none}`,
    `a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`,
  ].join('');
}

/** The page's policy: its own sheet, logo and face, and nothing else. */
export function offlinePolicy(style: string): string {
  const sources = [
    ["default-src 'none'"],
    [`style-src '${cspHash(style)}'`],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["frame-ancestors 'none'"],
  ];
  return sources.join('; ');
}

const light = '#ffffff';
const dark = '#111111';

/** Ink that can be read on a colour. */
function readable(color: string): string {
  const ground = formatHex(parse(color)) ?? light;
  return wcagContrast(light, ground) >= wcagContrast(dark, ground) ? light : dark;
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
