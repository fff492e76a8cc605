import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCode } from '../build/buildCode';
import type { ChunkMap } from '../build/builtChunks';
import { templateWeights, widgetWeights, type Weight } from './sizes';

/**
 * `npm run bench -- size`: what each widget and each template's style weighs in the build of this code, in bytes of
 * brotli.
 */
export async function bench(): Promise<boolean> {
  const root = process.cwd();
  const code = await buildCode(root, join(root, 'dist'));
  const map = JSON.parse(await readFile(code.chunks, 'utf8')) as ChunkMap;
  console.log(
    'Bytes of brotli. Own: a widget’s part of the scripts it stands in; scripts and styles: all that comes with them.\n',
  );
  print('widget', await widgetWeights(code, map));
  print('template', await templateWeights(code, map));
  return true;
}

function print(kind: string, weights: readonly Weight[]): void {
  console.log(`${kind.padEnd(22)}${'own'.padStart(8)}${'scripts'.padStart(9)}${'styles'.padStart(8)}  files`);
  for (const { name, own, scripts, styles, files } of weights)
    console.log(
      `${name.padEnd(22)}${String(Math.round(own)).padStart(8)}${String(scripts).padStart(9)}${String(styles).padStart(8)}  ${files.join(' ')}`,
    );
  console.log('');
}
