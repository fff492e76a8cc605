import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// On lacquer there are words in its own white alone.
describeContrast('template23', colors, { textMuted: ['accentDeep'], figure: ['accentDeep'] });

itReads('template23, by lamplight, has the contrast it needs', colors, [
  ['text', ['field', 'secondTint', 'thirdTint'], 4.5],
  ['textMuted', ['field', 'okTint', 'warnTint', 'badTint'], 4.5],
  ['accentText', ['field', 'surfaceHigh'], 4.5],
  ['onThird', ['third'], 7],
  ['accentDeep', ['third'], 4.5],
  ['onAccent', ['second'], 4.5],
  ['accent', ['accentDeep', 'surfaceRaised', 'surfaceHigh'], 3],
  ['second', ['field', 'surfaceHigh'], 3],
]);
