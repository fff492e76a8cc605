import { describe, expect, it } from 'vitest';
import { readFlag } from './readFlag';

describe('readFlag', () => {
  it.each([
    true,
    1,
    2,
    -1,
    '1',
    '01',
    '1.0',
    'true',
    'TRUE',
    ' True ',
    'yes',
    'YES',
    'y',
    'on',
    'On',
    't',
    'enabled',
    'active',
  ])('reads %j as on', (value) => {
    expect(readFlag(value)).toBe(true);
  });

  it.each([
    false,
    0,
    -0,
    '0',
    '00',
    '0.0',
    '',
    '  ',
    'false',
    'FALSE',
    ' False ',
    'no',
    'n',
    'off',
    'OFF',
    'f',
    'disabled',
    'inactive',
    'null',
    'none',
  ])('reads %j as off', (value) => {
    expect(readFlag(value)).toBe(false);
  });

  it.each([undefined, null, NaN, 'perhaps', 'true?', {}, [], [true], { on: true }])(
    'reads nothing from %j',
    (value) => {
      expect(readFlag(value)).toBeNull();
    },
  );
});
