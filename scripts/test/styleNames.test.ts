import { describe, expect, it } from 'vitest';
import * as card from '../../templates/template10/widgets/game-grid/cards/Poster.css';
import { tokens } from '../../engine/theme/tokens.css';
import { assignVars, fallbackVar } from './stubbedStyles';
import { nameStyles } from './styleNames';

describe('styles in unit tests', () => {
  it('names what a constant keeps, on the lines where it stands', () => {
    const code = `import { style } from '@vanilla-extract/css';
export const card = style({ color: 'red' });
const height = createVar();
export const tones = styleVariants<string>({ ok: {}, bad: {} });
export const numbers = [1, 2];
const both = [style({})];
`;
    expect(nameStyles(code).split('\n')).toEqual([
      `import { style } from '@vanilla-extract/css';`,
      `export const card = style.bind({ name: 'card' })({ color: 'red' });`,
      `const height = createVar.bind({ name: 'height' })();`,
      `export const tones = styleVariants.bind({ name: 'tones' })<string>({ ok: {}, bad: {} });`,
      `export const numbers = [1, 2];`,
      `const both = [style({})];`,
      '',
    ]);
  });

  it('gives classes the names of their exports', () => {
    const names = Object.entries(card).filter(([, value]) => typeof value === 'string');
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.map(([name]) => [name, name]));
  });

  it('keeps the tokens as the custom properties that templates set', () => {
    expect(tokens.color.surfaceRaised).toBe('var(--lv-color-surface-raised)');
    expect(assignVars({ color: { text: tokens.color.text } }, { color: { text: '#111' } })).toEqual({
      'var(--lv-color-text)': '#111',
    });
    expect(fallbackVar('var(--before)', 'var(--own)', '0px')).toBe('var(--before, var(--own, 0px))');
  });
});
