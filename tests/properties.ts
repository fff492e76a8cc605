import fc from 'fast-check';
import { drawSeed } from '../scripts/test/drawSeed';

// Without a seed, fast-check takes one by the clock.
fc.configureGlobal({ seed: drawSeed() });

/** fast-check, with the seed of this run: a test of properties imports it from here. */
export { fc };
