import { describe, expect, it } from 'vitest';
import type { ColorTokens } from '../../engine/theme';
import { itReads } from '../../tests/fixtures/templateContrast';
import { pressColors } from './colors';

type Name = keyof ColorTokens;

const surfaces: readonly Name[] = ['background', 'surface', 'surfaceRaised', 'surfaceHigh', 'field', 'accentTint'];
const states: readonly (readonly [Name, Name])[] = [
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['bad', 'badTint'],
];

/** Text on every surface it is used on, 4.5:1. */
const texts: readonly (readonly [Name, Name])[] = [
  ...(['text', 'textMuted', 'textFaint', 'accentText', 'figure', 'live', 'ok', 'warn', 'bad'] as const).flatMap(
    (text) => surfaces.map((surface) => [text, surface] as const),
  ),
  ...states,
  ['onBand', 'band'],
  ['onBandMuted', 'band'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentDeep', 'accentDeep'],
  ['onSecond', 'second'],
  ['onThird', 'third'],
  ['onOverlay', 'overlay'],
  ['second', 'secondTint'],
  ['text', 'secondTint'],
  ['text', 'thirdTint'],
];

/** Control edges and focus rings, 3:1. */
const edges: readonly (readonly [Name, Name])[] = (['edge', 'focus', 'accent'] as const).flatMap((edge) =>
  surfaces.map((surface) => [edge, surface] as const),
);

const rowsOf = (couples: readonly (readonly [Name, Name])[], least: number) =>
  couples.map(([name, ground]) => [name, [ground], least] as const);

itReads('the broadsheet can be read', pressColors, rowsOf(texts, 4.5));
itReads('the broadsheet shows edges and signs', pressColors, rowsOf(edges, 3));

describe('[LAYOUT-2] the presses', () => {
  it('names those there are when asked for another', () => {
    expect(() => pressColors('teal', 190)).toThrow(
      'The broadsheet has no press for "teal". One of: crimson, emerald, sapphire, amethyst, gold.',
    );
  });
});
