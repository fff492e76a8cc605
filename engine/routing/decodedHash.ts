/**
 * What the fragment of an address names, without its `#`. Browsers write what is not ASCII in bytes; one that is no
 * such text names itself.
 */
export function decodedHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
