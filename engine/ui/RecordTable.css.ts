import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';
import { visuallyHidden } from '../theme/visuallyHidden.css';

const { color, size, weight, stroke } = tokens;
/** Too narrow for columns: by the room of the table itself, since a frame may be a column in a wide window. */
const narrow = '(width < 700px)';
/** Tables stand, with little room for their columns. */
const close = '(width < 940px)';

export const frame = style({
  containerType: 'inline-size',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: tokens.radius.medium,
  background: color.surface,
  overflowX: 'auto',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.body,
  '@container': { [narrow]: { display: 'block' } },
});
export const caption = visuallyHidden;
export const head = style({
  '@container': { [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
/** Columns take their widths from the first rows: titles come with them, so that none moves. */
export const unsettled = style({ visibility: 'hidden' });
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
  '@container': { [close]: { paddingInline: 10 } },
});

export const body = style({
  // Paler rows would be hard to read.
  selectors: { '[aria-busy=true] > &': { cursor: 'progress' } },
  '@container': { [narrow]: { display: 'block' } },
});

export const row = style({
  borderBlockStart: `${stroke.decor} solid ${color.line}`,
  selectors: { [`${body} &:hover`]: { background: color.surfaceRaised } },
  '@container': {
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

export const foot = style({ fontWeight: weight.strong, '@container': { [narrow]: { display: 'block' } } });

export const cell = style({
  height: 52,
  padding: '6px 16px',
  textAlign: 'start',
  '@container': {
    [close]: { paddingInline: 10 },
    [narrow]: { display: 'block', height: 'auto', padding: 0, overflowWrap: 'anywhere' },
  },
});

const figures = {
  fontVariantNumeric: 'tabular-nums',
  fontFamily: tokens.font.figures,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

const more = {
  selectors: { '&:empty::before': { content: '"–"', color: color.textMuted } },
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      color: color.textMuted,
      fontSize: size.small,
      selectors: { '&:empty': { display: 'none' }, '&:not(:empty)::before': { content: 'attr(data-title) ": "' } },
    },
  },
} as const;

export const places = styleVariants({
  main: { '@container': { [narrow]: { gridArea: 'main', fontWeight: weight.strong } } },
  amount: { ...figures, '@container': { [narrow]: { gridArea: 'amount', fontWeight: weight.strong } } },
  meta: {
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { gridArea: 'meta', color: color.textMuted, fontSize: size.small, whiteSpace: 'normal' },
    },
  },
  state: { '@container': { [narrow]: { gridArea: 'state', justifySelf: 'end' } } },
  more,
  figure: {
    ...more,
    ...figures,
    '@container': {
      [narrow]: { ...more['@container'][narrow], fontFamily: 'inherit', textAlign: 'start', whiteSpace: 'normal' },
    },
  },
});

export const line = style({ display: 'block', width: '100%', height: 18 });
