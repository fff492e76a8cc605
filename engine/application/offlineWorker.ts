import { isConnectionSpared, type Connection } from './preloading';

const address = '/service-worker.js';

/** The part of the browser's Trusted Types that is used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/**
 * Registers the site's service worker, which keeps the hashed files and the page for times without a connection. With
 * `isWanted` false it is unregistered. Where the browser has no service workers, forbids them or saves data, nothing
 * happens, and no failure is reported.
 */
export async function followOfflineWorker(isWanted: boolean, connection: Connection | undefined): Promise<void> {
  try {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    if (!serviceWorker) return;
    if (!isWanted) await (await serviceWorker.getRegistration('/'))?.unregister();
    else if (!isConnectionSpared(connection)) await serviceWorker.register(trusted(), { scope: '/' });
  } catch {
    // A browser that keeps nothing: a private window, blocked cookies.
  }
}

function trusted(): string {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy('livery-worker', { createScriptURL: () => address }).createScriptURL(address)
    : address;
}
