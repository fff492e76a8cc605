import { printSpread as print } from './spread';
import { compareValidation, loadedPlatform } from './validation';
import { generatedSites } from './generatedSites';

const limit = 3;
const sizes = [10, 100, 1000, 10_000];

/**
 * `npm run bench -- config`: our validation of site files against plain JSON.parse + Ajv, and how it grows with their
 * number.
 */
export function bench(): boolean {
  const root = process.cwd();
  const { platform, loadMs, themes } = loadedPlatform(root);
  console.log(`Shared layers, loaded once: ${loadMs.toFixed(1)} ms.`);
  console.log('1,000 site files, 21 rounds, milliseconds of processor time, median (lowest … highest):');
  const figures = compareValidation(root, platform, generatedSites(1000, themes), 21);
  print('JSON.parse + Ajv, published schemas', figures.plain);
  print('the same again (A/A)', figures.control);
  print('JSON.parse + Ajv, any node allowed', figures.light);
  print('our validation', figures.ours);
  print(`ratio to published schemas (limit ${limit})`, figures.ratio);
  print('ratio of A/A', figures.controlRatio);
  print('ratio to any node allowed', figures.lightRatio);
  console.log('Growth:');
  const growth = sizes.map((count) => {
    const { ours, ratio } = compareValidation(root, platform, generatedSites(count, themes), count > 1000 ? 5 : 15);
    console.log(
      `  ${String(count).padStart(6)} files ${((1000 * ours.median) / count).toFixed(1).padStart(7)} µs a file, ratio ${ratio.median.toFixed(2)}`,
    );
    return ours.median / count;
  });
  const [first = 1] = growth;
  console.log(`  10,000 files cost ${((growth.at(-1) ?? 0) / first).toFixed(2)} times as much a file as 10.`);
  return figures.ratio.median <= limit;
}
