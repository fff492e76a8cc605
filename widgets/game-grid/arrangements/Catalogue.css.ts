import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { stuckAside, tokens } from '../../../engine/theme';

/** From so many px of its own room on, the choices stand beside the games instead of behind a button. */
const roomy = '(width >= 860px)';

export const section = style({ minWidth: 0, containerType: 'inline-size' });

export const beside = style({
  '@container': {
    [roomy]: { display: 'grid', gridTemplateColumns: '212px minmax(0, 1fr)', columnGap: 28, alignItems: 'start' },
  },
});

export const aside = style({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'block',
      position: stuckAside,
      top: `calc(${tokens.layout.header} + 16px)`,
      boxSizing: 'border-box',
      maxHeight: `calc(100dvh - ${tokens.layout.header} - 32px)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the rings of what has the focus.
      margin: '-6px -6px 0',
      padding: '6px 6px 24px',
      scrollbarWidth: 'thin',
      scrollbarColor: `${tokens.color.surfaceHigh} transparent`,
    },
  },
});

export const games = style({ minWidth: 0 });
globalStyle(`${beside} ${games} [aria-haspopup=dialog]`, { '@container': { [roomy]: { display: 'none' } } });

const base = style({ display: 'grid', gap: `22px ${tokens.space.item}`, margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${base} > li`, { minWidth: 0 });

export const list = styleVariants({
  narrow: [
    base,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container': {
        '(width >= 320px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '18px 10px' },
        '(width >= 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: `20px ${tokens.space.item}` },
        '(width >= 760px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '(width >= 1040px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        '(width >= 1400px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  ],
  wide: [
    base,
    {
      gridTemplateColumns: 'repeat(1, minmax(0, 1fr))',
      '@container': {
        '(width >= 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '(width >= 700px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '(width >= 1400px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
});
