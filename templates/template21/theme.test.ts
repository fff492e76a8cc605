import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// The second and third colour are fills for words in ink, never words themselves.
describeContrast('template21', colors, {
  second: ['background', 'band', 'surface', 'surfaceRaised', 'secondTint'],
  third: ['background', 'band', 'surface', 'surfaceRaised', 'thirdTint'],
});

itReads('template21, on its inks, has the contrast it needs', colors, [
  ['text', ['second', 'third', 'surfaceHigh'], 4.5],
  ['textMuted', ['surfaceHigh', 'field'], 4.5],
  ['background', ['text'], 4.5],
  ['second', ['text'], 4.5],
  ['accent', ['text'], 3],
]);
