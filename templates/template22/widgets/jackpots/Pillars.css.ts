import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, size, stroke } = tokens;
const narrow = below('desktop');

export const horizon = style({
  position: 'relative',
  containerType: 'inline-size',
  borderBottom: `${stroke.decor} solid ${color.line}`,
});
export const pillars = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1.08fr .8fr .8fr',
  alignItems: 'end',
  margin: 0,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  },
});

/** A hairline of light, and what it sheds to both sides. */
export const pillar = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  minWidth: 0,
  padding: '18px 12px 20px 30px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlock: 0,
    width: 2,
    background: `linear-gradient(transparent, ${color.second} 30%, ${color.accentText})`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: -25,
    insetBlock: 0,
    width: 60,
    background: `linear-gradient(90deg, transparent, ${color.accentText}, transparent)`,
    opacity: 0.3,
    maskImage: `linear-gradient(transparent, ${color.text})`,
    pointerEvents: 'none',
  },
  selectors: {
    '&:nth-child(1)': { paddingTop: 74 },
    '&:nth-child(2)': { paddingTop: 48 },
    '&:nth-child(3)': { paddingTop: 32 },
  },
  '@media': {
    [narrow]: {
      paddingLeft: 26,
      selectors: {
        '&:nth-child(1)': { gridColumn: '1 / -1', paddingTop: 50 },
        '&:nth-child(n + 2)': { paddingTop: 26 },
        '&:nth-child(4)': { display: 'none' },
        // The light of the first goes out before the row below it begins.
        '&:nth-child(1)::before': {
          background: `linear-gradient(transparent, ${color.second} 30%, ${color.accentText} 60%, transparent)`,
        },
        '&:nth-child(1)::after': { maskImage: `linear-gradient(transparent, ${color.text} 60%, transparent)` },
      },
    },
  },
});

export const name = style({ position: 'relative', color: color.textMuted, fontSize: size.body });
export const amount = style({
  position: 'relative',
  margin: 0,
  fontFamily: font.figures,
  fontSize: 'clamp(30px, 3.5cqi, 46px)',
  '@media': { [below('tablet')]: { fontSize: 'clamp(22px, 7.9cqi, 34px)' } },
  fontWeight: 250,
  letterSpacing: '-.04em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  selectors: {
    [`${pillar}:first-child > &`]: {
      fontSize: 'clamp(44px, 5.4cqi, 70px)',
      fontWeight: 200,
      letterSpacing: '-.05em',
      // Tens of millions with their sign fit the smallest phone.
      '@media': { [below('tablet')]: { fontSize: 'clamp(30px, 12cqi, 44px)' } },
    },
    [`${pillar}:nth-child(3) > &`]: { '@media': { [below('tablet')]: { fontSize: 'clamp(15px, 5.6cqi, 34px)' } } },
  },
});
export const stop = style({ position: 'absolute', insetInlineEnd: 0, top: 0 });
