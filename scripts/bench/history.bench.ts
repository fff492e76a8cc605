import { readConfiguration } from '../serve/readConfiguration';
import { compareHistory } from './history';
import { printSpread as print } from './spread';

const limit = 1.2;
/** A quarter of a past are payments, the rest are bets: so there are 100,000 of either and more. */
const long = 410_000;
const short = 400;

/**
 * `npm run bench -- history`: a page of payments or bets where the platform keeps 100,000 of them, against one where it
 * keeps 100.
 */
export async function bench(): Promise<boolean> {
  const { bundles } = await readConfiguration(process.cwd());
  const site = bundles.find((bundle) => bundle.site.domain === 'lucky-harbor.example')?.site;
  if (!site) throw new Error('lucky-harbor.example is not configured.');
  const { rows, ...figures } = await compareHistory({ site, short, long, rounds: 31, pages: 40 });
  console.log(
    `Payments and bets: ${rows.short.join(' and ')} against ${rows.long.join(' and ')}; 31 rounds of 80 pages, milliseconds of processor time a page, median (lowest … highest):`,
  );
  print('short history', figures.short, 3);
  print('the same again (A/A)', figures.control, 3);
  print('long history', figures.long, 3);
  print(`ratio (limit ${limit})`, figures.ratio);
  print('ratio of A/A', figures.controlRatio);
  return figures.ratio.median <= limit;
}
