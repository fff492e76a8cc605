import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

export const section = style({ minWidth: 0, containerType: 'inline-size' });
export const title = style({
  margin: '0 0 16px',
  fontSize: tokens.size.box,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '14px 10px',
  margin: 0,
  padding: '0 5px',
  listStyle: 'none',
  '@container': {
    '(width < 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(width < 344px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Two rows, both whole: on the narrowest phones of three, else of four. */
globalStyle(`${line} > li:nth-child(n + 7)`, { '@container': { '(width < 344px)': { display: 'none' } } });

/** Each flag carries its piece of the line, so that every row of flags has one. */
export const place = style({
  position: 'relative',
  paddingTop: 2,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInline: -5,
    top: 0,
    height: tokens.stroke.strong,
    background: tokens.color.text,
  },
});

const cloth = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 92,
  boxSizing: 'border-box',
  padding: '10px 8px 24px',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%)',
  fontSize: 19,
  fontWeight: tokens.weight.heading,
  letterSpacing: '-.01em',
  lineHeight: 1,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `padding ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `${tokens.stroke.strong} solid currentColor`, outlineOffset: -8 },
  },
  '@container': { '(width < 600px)': { minHeight: 84, paddingInline: 2, fontSize: 15 } },
});

export const flag = styleVariants({
  accent: [cloth, { background: tokens.color.accent, color: tokens.color.onAccent }],
  second: [cloth, { background: tokens.color.second, color: tokens.color.onSecond }],
  third: [cloth, { background: tokens.color.third, color: tokens.color.onThird }],
  accentTint: [cloth, { background: tokens.color.accentTint, color: tokens.color.text }],
});

/** As narrow as its longest word allows, so that names of two words stand on two lines. */
export const name = style({ maxWidth: '4.4em', overflowWrap: 'break-word', textWrap: 'balance' });
