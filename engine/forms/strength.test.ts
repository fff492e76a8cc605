import { expect, it } from 'vitest';
import { strengthOf } from './strength';

it.each([
  ['short', 1],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['password', 1],
  ['Passw0rd', 1],
  ['juana_12', 1],
  ['harborlight', 2],
  ['Harborlight7', 3],
  ['correct-horse-battery-7', 4],
  ['Tq7!vR2#mZ9pL4', 4],
])('judges %s as %i', (password, strength) => expect(strengthOf(password, ['juana_1'])).toBe(strength));
