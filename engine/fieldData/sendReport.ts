import { attempted } from '../abilities';
import type { Environment } from '../environment';

/**
 * Sends a text that outlives the page: by `sendBeacon`, else, where the browser lacks it or does not take the text, by
 * a request that is kept alive. Where it can do neither, the text is lost and nobody hears of it.
 */
export function sendReport({ fetch }: Pick<Environment, 'fetch'>, address: string, text: string): void {
  if (attempted(() => navigator.sendBeacon(address, text), false)) return;
  // No header that makes another host ask for leave first: a page that is going cannot answer.
  const init: RequestInit = {
    method: 'POST',
    body: text,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'same-origin',
  };
  void attempted(() => fetch(address, init).catch(() => undefined), undefined);
}
