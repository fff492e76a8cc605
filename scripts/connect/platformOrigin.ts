import { ConnectionFault } from './connectionFault';

/**
 * Reads the address of a platform as a person types it: an origin, with or without a slash at its end. Throws a fault
 * with a sentence for that person; `option` is the option that they used.
 */
export function platformOrigin(text: string, option = '--api'): string {
  const example = `For example ${option} https://platform.example`;
  const url = readUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const meant = readUrl(`https://${text}`);
    const isHost = meant !== null && /^[\w.-]+(?::\d+)?\/?$/.test(text);
    throw new ConnectionFault(
      `${option} "${text}" is no address: it begins with "https://" or "http://". ${isHost ? `Did you mean "https://${text}"?` : example}`,
    );
  }
  if (url.username !== '' || url.password !== '')
    throw new ConnectionFault(`${option} holds a name or a password. Leave them out. ${example}`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConnectionFault(
      `${option} "${text}" has something behind its host. Calls add "/api/…" themselves. Did you mean "${url.origin}"?`,
    );
  }
  return url.origin;
}

function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
