import { itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

itReads('template5 has the contrast it needs', colors, [
  ['text', ['background', 'surface', 'surfaceHigh', 'secondTint', 'thirdTint', 'accentTint', 'second', 'third'], 4.5],
  ['textMuted', ['background', 'surface', 'surfaceHigh', 'secondTint', 'accentTint', 'thirdTint'], 4.5],
  ['textFaint', ['background', 'surface', 'secondTint'], 4.5],
  ['accentText', ['background', 'surface', 'surfaceHigh', 'secondTint', 'accentTint', 'thirdTint'], 4.5],
  ['onAccent', ['accent', 'accentHover'], 4.5],
  ['onAccentDeep', ['accentDeep'], 4.5],
  ['second', ['accentDeep'], 4.5],
  ['onSecond', ['second', 'secondTint'], 4.5],
  ['onThird', ['third', 'thirdTint'], 4.5],
  ['onBand', ['band'], 4.5],
  ['onBandMuted', ['band'], 4.5],
  ['figure', ['background', 'surface', 'secondTint'], 4.5],
  ['ok', ['surface', 'background', 'okTint'], 4.5],
  ['warn', ['surface', 'background', 'warnTint'], 4.5],
  ['bad', ['surface', 'background', 'badTint'], 4.5],
  ['live', ['surface', 'background', 'secondTint'], 4.5],
  ['edge', ['background', 'surface', 'field', 'secondTint'], 3],
  ['focus', ['background', 'surface', 'secondTint', 'third', 'thirdTint', 'accentTint', 'second'], 3],
  ['accent', ['background', 'surfaceHigh', 'surface'], 3],
]);
