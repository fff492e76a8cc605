import { isNamedHost } from './snippets';

/** The part of the browser's Trusted Types that is used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
let allowed: readonly string[] = [];

/**
 * Adds an outside script to the page, once for each address. `hosts` are those that site.json names; any other address
 * is refused here and by the page's policy. Settles when the script has run; rejects when it fails to load.
 */
export function placeScript(section: 'head' | 'body', address: string, hosts: readonly string[]): Promise<void> {
  if (!isNamedHost(address, hosts))
    return Promise.reject(new Error(`The site's contentSecurity.scripts does not name the host of ${address}.`));
  const known = placed.get(address);
  if (known) return known;
  allowed = hosts;
  const placing = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      placed.delete(address);
      reject(new Error(`The script ${address} could not be loaded.`));
    };
    script.src = trusted(address);
    (section === 'head' ? document.head : document.body).append(script);
  });
  placed.set(address, placing);
  return placing;
}

const placed = new Map<string, Promise<void>>();

function trusted(address: string): string {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('livery-outside', {
    createScriptURL: (url) => {
      if (!isNamedHost(url, allowed)) throw new TypeError(`${url} is not on a host that the site names.`);
      return url;
    },
  });
  return policy.createScriptURL(address);
}
