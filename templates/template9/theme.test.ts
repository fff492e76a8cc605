import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template9', colors);

itReads('template9, on its labels, has the contrast it needs', colors, [
  ['onAccent', ['accent'], 4.5],
  ['surface', ['text'], 4.5],
  ['accentText', ['surface', 'accentTint'], 4.5],
  ['second', ['secondTint'], 4.5],
  ['textMuted', ['surface', 'band'], 4.5],
]);
