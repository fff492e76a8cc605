import type { Config, DOMPurify } from 'dompurify';
import { safeAddress } from '../api/readers/safeAddress';

type Sanitizer = (html: string) => TrustedHTML;

/**
 * What an operator's text may contain: prose, lists, tables, pictures and links; no styles, no forms, no frames
 * (SITE-6).
 */
export const allowedHtml = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'img',
    'figure',
    'figcaption',
    'details',
    'summary',
    'span',
    'code',
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'lang',
    'dir',
    'open',
  ],
  ALLOW_DATA_ATTR: false,
} as const satisfies Readonly<Record<string, unknown>>;

/**
 * Lets a sanitiser keep only addresses that the rest of the site would use, and mark those that lead out: an operator's
 * text may come from anywhere.
 */
export function guardAddresses(sanitizer: Pick<DOMPurify, 'addHook'>): void {
  sanitizer.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'href') attribute.keepAttr = safeAddress(attribute.attrValue, 'link') !== undefined;
    if (attribute.attrName === 'src') attribute.keepAttr = safeAddress(attribute.attrValue) !== undefined;
  });
  // Another site opens beside this one, as all ways out do, and learns nothing of it.
  sanitizer.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName !== 'a' || !/^https?:/i.test(element.getAttribute('href')?.trim() ?? '')) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
}

/**
 * Loads the sanitiser, which makes trusted HTML through its own Trusted Types policy. `widgets.part` asks for it once.
 */
export async function loadSanitizer(): Promise<Sanitizer> {
  const { default: purify } = await import('dompurify');
  const config: Config = {
    ...allowedHtml,
    ALLOWED_TAGS: [...allowedHtml.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowedHtml.ALLOWED_ATTR],
  };
  guardAddresses(purify);
  return (html) => purify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: true });
}
