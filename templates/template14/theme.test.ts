import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template14', colors);

itReads('template14, at its tables, has the contrast it needs', colors, [
  ['second', ['surfaceRaised', 'accentDeep'], 4.5],
  ['text', ['field'], 4.5],
  ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
]);
