/** Where the payloads of a site in another theme lie. */
export function themePath(code: string): string {
  return `/themes/${code}`;
}
