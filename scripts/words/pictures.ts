import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledBundle, LocaleCode } from '../../engine/config/compiled';
import { launchBrowser } from '../test/serving';
import type { PlacedText } from './glossary';

/** A page to look at: a site and the address of a language. */
interface Visit {
  readonly name: string;
  readonly address: string;
}

/** How long a page may take until its content has come. */
const patienceMs = 60_000;

/**
 * Opens pages of a server that runs, as a guest at 390 px, takes a picture of each, and returns for each text the file
 * of a page that shows it. Pages are the home of each site that has the language, and every public page of the first. A
 * page that does not open is left out, and said.
 */
export async function picturesOf(
  root: string,
  folder: string,
  bundles: readonly CompiledBundle[],
  port: number,
  texts: readonly PlacedText[],
): Promise<ReadonlyMap<string, string>> {
  const code = texts[0]?.code ?? 'EN';
  const found = new Map<string, string>();
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const browser = await launchBrowser(root);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    for (const { name, address } of visitsOf(bundles, code, port)) {
      try {
        await page.goto(address, { waitUntil: 'load', timeout: patienceMs });
        await page
          .waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: patienceMs / 4 })
          .catch(() => undefined);
        const shown = await page.evaluate(() =>
          [
            document.body.innerText,
            ...[...document.querySelectorAll('[aria-label], [placeholder]')].map(
              (part) => `${part.getAttribute('aria-label') ?? ''} ${part.getAttribute('placeholder') ?? ''}`,
            ),
          ].join('\n'),
        );
        const file = `pictures/${name}.jpg`;
        await page.screenshot({
          path: join(folder, file),
          type: 'jpeg',
          quality: 60,
          fullPage: true,
          timeout: patienceMs,
        });
        for (const { place, text } of texts) if (!found.has(place) && isIn(shown, text)) found.set(place, file);
      } catch (error) {
        console.error(`${address} did not open: ${String(error).split('\n', 1)[0] ?? ''}`);
      }
    }
  } finally {
    await browser.close();
  }
  return found;
}

function visitsOf(bundles: readonly CompiledBundle[], code: LocaleCode, port: number): Visit[] {
  const sites = bundles.flatMap(({ site }) => {
    const locale = site.locales.enabled.find((known) => known.code === code);
    return locale === undefined ? [] : [{ site, prefix: locale.prefix === '' ? '' : `/${locale.prefix}` }];
  });
  return sites.flatMap(({ site, prefix }, index) =>
    site.routes
      .filter(
        ({ name, access, path }) => name === 'home' || (index === 0 && access !== 'player' && !path.includes(':')),
      )
      .map(({ name, path }) => ({
        name: `${site.domain}-${name}`,
        address: `http://${site.domain}.localhost:${port}${prefix}${path}`,
      })),
  );
}

/**
 * Whether a page shows a text: all that stands between its placeholders, at least four letters of it, whatever its
 * case.
 */
export function isIn(shown: string, text: string): boolean {
  const parts = text.split(/\{[\w.]+\}/).map((part) => part.trim().toLowerCase());
  const lower = shown.toLowerCase();
  return parts.some((part) => part.length > 3) && parts.every((part) => lower.includes(part));
}
