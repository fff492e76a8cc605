/**
 * Parses an address as a browser does, a relative one against `base`. Returns null for what is no address. Not every
 * browser knows `URL.canParse`, and that of Node 20 refuses hosts with letters of Latin 1 after many calls.
 */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
