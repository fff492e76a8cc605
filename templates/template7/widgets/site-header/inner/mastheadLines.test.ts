import { describe, expect, it } from 'vitest';
import { mastheadLines } from './mastheadLines';

describe('mastheadLines', () => {
  it.each([
    ['The Daily Draw', ['The Daily Draw']],
    ['Cubo', ['Cubo']],
    ['The Northern Evening Sporting Gazette', ['The Northern Evening', 'Sporting Gazette']],
    ['Wetteranzeigenblattgesellschaft', ['Wetteranzeigenblattgesellschaft']],
    ['每日开奖', ['每日开奖']],
  ])('sets %s in the lines it needs', (name, lines) => {
    expect(mastheadLines(name).map(({ words }) => words)).toEqual(lines);
  });

  it('knows within a twentieth how wide a name is set', () => {
    expect(mastheadLines('The Daily Draw')[0]?.width).toBeCloseTo(6.99, 0);
  });
});
