import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';
import { visuallyHidden } from '../theme/visuallyHidden.css';

const { color, size, weight, stroke } = tokens;
const narrow = below('tablet');
/** Tables stand, with little room for their columns. */
const close = below('desktop');

export const frame = style({
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  overflowX: 'auto',
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: size.body, '@media': { [narrow]: { display: 'block' } } });
export const caption = visuallyHidden;
export const head = style({ '@media': { [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } } });
export const end = style({});

export const title = style({
  height: 42,
  padding: '0 16px',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { [`&.${end}`]: { textAlign: 'end' } },
  '@media': { [close]: { paddingInline: 10 } },
});

export const body = style({
  // Paler rows would be hard to read.
  selectors: { '[aria-busy=true] > &': { cursor: 'progress' } },
  '@media': { [narrow]: { display: 'block' } },
});

export const row = style({
  borderBlockStart: `${stroke.decor} solid ${color.line}`,
  selectors: { [`${body} &:hover`]: { background: color.surfaceRaised } },
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"main amount" "meta state"',
      gap: '4px 12px',
      padding: '14px 16px',
      selectors: { [`${body} &:first-child`]: { borderBlockStart: 0 } },
    },
  },
});

export const foot = style({ fontWeight: weight.strong, '@media': { [narrow]: { display: 'block' } } });

export const cell = style({
  height: 52,
  padding: '6px 16px',
  textAlign: 'start',
  '@media': { [close]: { paddingInline: 10 }, [narrow]: { display: 'block', height: 'auto', padding: 0, overflowWrap: 'anywhere' } },
});

const figures = { fontVariantNumeric: 'tabular-nums', fontFamily: tokens.font.figures, textAlign: 'end', whiteSpace: 'nowrap' } as const;

const more = {
  selectors: { '&:empty::before': { content: '"–"', color: color.textMuted } },
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
      color: color.textMuted,
      fontSize: size.small,
      selectors: { '&:empty': { display: 'none' }, '&:not(:empty)::before': { content: 'attr(data-title) ": "' } },
    },
  },
} as const;

export const places = styleVariants({
  main: { '@media': { [narrow]: { gridArea: 'main', fontWeight: weight.strong } } },
  amount: { ...figures, '@media': { [narrow]: { gridArea: 'amount', fontWeight: weight.strong } } },
  meta: { whiteSpace: 'nowrap', '@media': { [narrow]: { gridArea: 'meta', color: color.textMuted, fontSize: size.small, whiteSpace: 'normal' } } },
  state: { '@media': { [narrow]: { gridArea: 'state', justifySelf: 'end' } } },
  more,
  figure: { ...more, ...figures, '@media': { [narrow]: { ...more['@media'][narrow], fontFamily: 'inherit', textAlign: 'start', whiteSpace: 'normal' } } },
});

export const line = style({ display: 'block', width: '100%', height: 18 });
