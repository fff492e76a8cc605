import { join, resolve } from 'node:path';
import { buildCode } from '../build/buildCode';

/** Builds the code alone, where the server of the browser tests looks for it; it writes no page. */
const root = resolve(import.meta.dirname, '../..');
await buildCode(root, join(root, 'dist'), (line) => console.log(line));
