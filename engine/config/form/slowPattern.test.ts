import { describe, expect, it } from 'vitest';
import { slowness } from '../../../tests/patterns/attack';
import { patternFault } from './slowPattern';

const slow = [
  '^(a+)+$',
  '^(?:a|a)*$',
  '^(?:a|ab|b)*$',
  '^(?:a*)*$',
  '^(?:a*b?)*$',
  '^(?:\\w+\\s?)*$',
  '^(?:a{1,30}){1,30}$',
  '^[a-z]+[a-z0-9]*$',
  '^\\d*\\d*$',
  '^.*a.*b$',
  '^\\s*\\S*\\s*x$',
  '^[a-z]*[0-9]?[a-z]*$',
  '^(?:é|\\p{L})*$',
  '^(?:[^x]|\\p{Ll})+$',
  '^(?:\\u0061|a)*$',
  '^(?:(?:ab)*(?:ab)*)c$',
  '^a{0,30}a{0,30}a{0,30}a{0,30}a{0,30}$',
  '^a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaa$',
  '^(?=(?:a+)+b)[a-z]+$',
  '^(?:a?){40}a{40}$',
  // Too large to be followed.
  `^(?:${'.'.repeat(140)})*x*$`,
];

const linear = [
  '^[a-z0-9_]{4,20}$',
  '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  '^\\+?[0-9]{6,15}$',
  '^[A-Z]{1,2}[A-Z0-9]{4,8}$',
  '^(?:red|rose|ruby)$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(?=.*\\d)(?=.*[a-z])[a-z\\d]{8,20}$',
  '^(?!admin)[a-z]{4,20}$',
  '^\\p{L}[\\p{L}\\p{M}]{1,39}$',
  "^\\p{L}+(?:[ '-]\\p{L}+)*$",
  '^(?<year>\\d{4})$',
  '^[\\]\\\\-]+$',
  '^GB\\d{2}[A-Z]{4}\\d{14}$',
  '^$',
];

describe('patterns that configurations may give', () => {
  it.each(slow)('[CARD-5] %s can take ever longer, and is refused', (source) =>
    expect(patternFault(source)).toEqual({ kind: 'slow' }),
  );

  it.each(linear)('[CARD-5] %s is linear, and is taken', (source) => {
    expect(patternFault(source)).toBeUndefined();
    expect(slowness(new RegExp(source, 'u'))).toBeUndefined();
  });

  it.each(['a', '[a-z]+', '^a', 'a$', '^a|b$', '(?:^a$)', '^a\\$'])(
    '[CARD-5] %s is not over the whole value',
    (source) => expect(patternFault(source)).toEqual({ kind: 'partial' }),
  );

  it.each([
    ['^(a)\\1$', '\\1'],
    ['^(?<x>a)\\k<x>$', '\\k'],
    ['^\\ba$', '\\b'],
    ['^a(?=b)b$', '(?='],
    ['^a(?<!b)$', '(?<!'],
    ['^(?:^a)$', '^'],
  ])('[CARD-5] %s holds %s, which cannot be followed', (source, what) =>
    expect(patternFault(source)).toEqual({ kind: 'unread', what }),
  );
});
