import { drawSeed } from '../test/drawSeed';
import { launchBrowser, serveBuild } from '../test/serving';
import { measuredSites } from './paint/measuredSites';
import { paintsOf, type Paints } from './paint/paints';
import { proxyOf, withoutScripts } from './paint/staticProxy';
import { reactPage, reactScript, reactScriptPath, staticPage } from '../../tests/bench/handWritten';
import { printSpread, spreadOf } from './spread';

/** How much later than the same page without script a page may paint, as a ratio of medians. */
const limits = { first: 1.1, largest: 1.05 } as const;
/** How much later than a page that is written by hand the page without script may paint. */
const handWrittenLimit = 1.25;
const rounds = 9;

/**
 * `npm run bench -- paint [domain…]`: first and largest contentful paint of a home at 390 px, 4 × CPU slow-down and 1.6
 * Mbit/s with an empty cache, in turns in one browser, against the same page with nothing that runs, a static page that
 * is written by hand with sixty games of the home, and that page as React prerenders and hydrates it. Without domains
 * it measures six templates, each in the site that the seed samples; with `all` one site of every template.
 */
export async function bench(wanted: readonly string[]): Promise<boolean> {
  const root = process.cwd();
  const domains = await measuredSites(root, wanted, drawSeed(root));
  const server = await serveBuild(root);
  const ours = await proxyOf(server.port, (html) => html);
  const plain = await proxyOf(server.port, withoutScripts);
  const byHand = await proxyOf(server.port, staticPage, { scripts: {} });
  const react = await proxyOf(server.port, reactPage, { scripts: { [reactScriptPath]: await reactScript(root) } });
  const browser = await launchBrowser(root);
  const met: boolean[] = [];
  try {
    for (const domain of domains) {
      const visit = ({ port }: { readonly port: number }) => paintsOf(browser, `http://${domain}.localhost:${port}/`);
      const samples = {
        plain: [] as Paints[],
        ours: [] as Paints[],
        control: [] as Paints[],
        byHand: [] as Paints[],
        react: [] as Paints[],
      };
      for (let round = -1; round < rounds; round += 1) {
        const turns = [
          ['plain', plain],
          ['ours', ours],
          ['control', plain],
          ['byHand', byHand],
          ['react', react],
        ] as const;
        // Each kind is visited in each place about as often as the others.
        for (let turn = 0; turn < turns.length; turn += 1) {
          const [kind, proxy] = turns[(turn + round + turns.length) % turns.length] ?? turns[0];
          const paints = await visit(proxy);
          if (round >= 0) samples[kind].push(paints);
        }
      }
      for (const paint of ['first', 'largest'] as const) {
        const of = (kind: keyof typeof samples) => samples[kind].map((paints) => paints[paint]);
        const [still, again, mine] = [spreadOf(of('plain')), spreadOf(of('control')), spreadOf(of('ours'))];
        console.log(`${domain}, ${paint} contentful paint, ${rounds} rounds, milliseconds, median (lowest … highest):`);
        printSpread('the page with nothing that runs', still, 0);
        printSpread('the same again (A/A)', again, 0);
        printSpread('ours', mine, 0);
        const [hand, rendered] = [spreadOf(of('byHand')), spreadOf(of('react'))];
        printSpread('a static page by hand', hand, 0);
        printSpread('the same by React, prerendered', rendered, 0);
        const base = (still.median + again.median) / 2;
        const ratio = mine.median / base;
        console.log(
          `  ratio ${ratio.toFixed(2)} (limit ${limits[paint]}), ratio of A/A ${(again.median / still.median).toFixed(2)}`,
        );
        const toHand = base / hand.median;
        console.log(
          `  without script to the page by hand ${toHand.toFixed(2)} (limit ${handWrittenLimit}), ours to React ${(mine.median / rendered.median).toFixed(2)} (limit 1)`,
        );
        met.push(ratio <= limits[paint], toHand <= handWrittenLimit, mine.median < rendered.median);
      }
      const answered = spreadOf(samples.ours.map(({ ready }) => ready));
      printSpread('until a press is answered', answered, 0);
    }
  } finally {
    await browser.close();
    await Promise.all([ours, plain, byHand, react].map((proxy) => proxy.close()));
    await server.stop();
  }
  return met.length > 0 && met.every(Boolean);
}
