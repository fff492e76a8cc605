import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template2', colors);

itReads('template2, where a light is on, has the contrast it needs', colors, [
  ['text', ['secondTint', 'thirdTint', 'field'], 4.5],
  ['textMuted', ['secondTint', 'field', 'okTint', 'warnTint', 'badTint'], 4.5],
  ['accentText', ['surfaceHigh', 'field'], 4.5],
  ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
  ['focus', ['secondTint', 'field'], 3],
]);
