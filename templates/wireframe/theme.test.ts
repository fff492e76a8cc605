import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

const toOklch = converter('oklch');

describeContrast('wireframe', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] wireframe in %s', (_, tokens) => {
  it('is grey in every token', () => {
    expect(Object.entries(tokens).filter(([, value]) => (toOklch(value)?.c ?? 1) > 0)).toEqual([]);
  });

  it('has one grey for all states, so that none is told by colour', () => {
    const { live, ok, warn, bad, okTint, warnTint, badTint } = tokens;
    expect(new Set([live, ok, warn, bad]).size).toBe(1);
    expect(new Set([okTint, warnTint, badTint]).size).toBe(1);
  });
});
