import { expect, it } from 'vitest';
import { contrast } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';
import { inks } from './inks';

describeContrast('template19', colors);

it('[LAYOUT-2] titles stand on the bands of posters in each of their inks', () => {
  expect(inks.filter(([ground, ink]) => contrast(ink, ground) < 7)).toEqual([]);
});
