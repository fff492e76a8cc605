import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors, night } from './colors';

// On ink there are words in paper alone; the sun is a ground for ink.
describeContrast('template20, by day', colors, {
  text: ['accentDeep'],
  textMuted: ['accentDeep'],
  figure: ['accentDeep'],
  second: ['secondTint'],
});
describeContrast('template20, by night', night);

describe.each(forEachColor(colors))('[LAYOUT-2] template20 in %s, on the cut', (name, day) => {
  const dark = Object.fromEntries(forEachColor(night))[name] ?? expect.unreachable();

  it('shows ink on the sun', () => {
    expect(contrast(day.text, day.secondTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.onSecond, dark.second)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows each half’s ground in the ink of the other', () => {
    expect(contrast(day.background, dark.background)).toBeGreaterThan(15);
    expect(contrast(dark.text, day.text)).toBeGreaterThan(15);
  });
});
