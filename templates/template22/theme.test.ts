import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template22', colors);

itReads('template22, in its night, has the contrast it needs', colors, [
  ['text', ['secondTint', 'thirdTint', 'field'], 4.5],
  ['textMuted', ['field', 'okTint', 'warnTint', 'badTint'], 4.5],
  ['accentText', ['surfaceHigh', 'field'], 4.5],
  ['second', ['surfaceHigh'], 3],
  ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
]);
