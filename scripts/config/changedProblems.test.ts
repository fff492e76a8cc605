import { expect, it } from 'vitest';
import type { Problem } from '../../engine/config/problem';
import { changedProblems } from './changedProblems';

const at = (line: number, message: string): Problem => ({
  file: 'site-configs/sites/a.example/site.json',
  line,
  column: 1,
  path: 'name',
  message,
  code: 'value-form',
  severity: 'error',
});

it('[CARD-5] tells what came and what went, and nothing of what only moved', () => {
  expect(changedProblems([at(3, 'moved'), at(4, 'mended')], [at(5, 'moved'), at(6, 'new')])).toEqual({
    fresh: [at(6, 'new')],
    gone: [at(4, 'mended')],
  });
});

it('[CARD-5] counts the same words at two places as two problems', () => {
  expect(changedProblems([at(3, 'twice')], [at(3, 'twice'), at(9, 'twice')])).toEqual({
    fresh: [at(9, 'twice')],
    gone: [],
  });
});
