/**
 * What an address may lead to: pages and pictures of the web, or, for what a player presses, a letter or a call as
 * well.
 */
export type AddressUse = 'web' | 'link';

const schemes: Readonly<Record<AddressUse, RegExp>> = {
  web: /^https?:\/\/[^/]/i,
  link: /^(?:https?:\/\/[^/]|mailto:[^?]|tel:[+\d])/i,
};

/**
 * Control characters, backslashes, blanks that are not plain, and marks that turn the order of letters: browsers drop
 * some and read others as `/`.
 */
const hidden =
  /[\u0000-\u001f\\\u007f-\u00a0\u00ad\u061c\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\uffff]/;

/**
 * The only check of addresses that come from an answer, a file or a query, before they reach an element or a window:
 * gives the address as it may be used, undefined for any other. Allowed are http and https with a host and without
 * credentials, `mailto:` and `tel:` for links, and paths, queries and fragments of this site.
 */
export function safeAddress(address: unknown, use: AddressUse = 'web'): string | undefined {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  if (text === '' || hidden.test(text)) return undefined;
  if (/^[#?]|^\/(?!\/)/.test(text)) return text;
  if (!schemes[use].test(text)) return undefined;
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '' ? text : undefined;
  } catch {
    return undefined;
  }
}
