import { style } from '@vanilla-extract/css';
import { below, from, stuckBar, tokens } from '../../../../engine/theme';

const { color, font, layout, size, space, stroke, weight } = tokens;
const desktop = from('desktop');

const column = style({ width: '100%', maxWidth: layout.container, marginInline: 'auto', paddingInline: space.gutter });
const rule = `${stroke.decor} solid ${color.text}`;

export const utility = style([
  column,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.item,
    minHeight: 52,
    fontSize: size.small,
    color: color.textMuted,
    '@media': { [desktop]: { minHeight: 40 } },
  },
]);

const group = style({ display: 'flex', alignItems: 'center', gap: 14, '@media': { [desktop]: { gap: 22 } } });
export const start = style([group, { minWidth: 0 }]);
/** Where it is too narrow for all, the name of the language shrinks. */
export const end = style([group, { minWidth: 0 }]);

export const detail = style({
  selectors: { 'strong&': { color: color.text, fontWeight: weight.strong } },
  whiteSpace: 'nowrap',
  '@media': { [below('desktop')]: { display: 'none' } },
});

/** The number is known in the browser only: its room stands from the start. */
export const issue = style([detail, { minWidth: 76, '@media': { '(scripting: none)': { display: 'none' } } }]);

export const head = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: '10px 8px',
    '::before': { content: '', gridColumn: '1 / -1', borderTop: rule, marginTop: -10, marginBottom: 10 },
    '@media': {
      [desktop]: {
        gridTemplateColumns: '176px minmax(0, 1fr) 176px',
        columnGap: 10,
        paddingBlock: '20px 16px',
        '::before': { marginTop: -20, marginBottom: 14 },
      },
    },
  },
]);

export const ear = style({ '@media': { [below('desktop')]: { display: 'none' } } });

export const title = style({ margin: 0, fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 1, minWidth: 0 });
export const brand = style({ display: 'grid', justifyItems: 'center', color: color.text, textDecoration: 'none' });

export const date = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 16px',
    // Two lines of a long date, so that nothing moves when it is known.
    minHeight: 45,
    fontSize: size.small,
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: space.gutter,
      insetBlock: '0 0',
      borderTop: `${stroke.strong} solid ${color.text}`,
      borderBottom: rule,
      pointerEvents: 'none',
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: space.gutter,
      top: `calc(${stroke.strong} + 2px)`,
      borderTop: rule,
      pointerEvents: 'none',
    },
    paddingTop: `calc(${stroke.strong} + 3px)`,
    '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', minHeight: 43, fontSize: 15 } },
  },
]);

export const place = style({ '@media': { [below('desktop')]: { display: 'none' } } });

export const today = style({
  fontFamily: font.display,
  fontStyle: 'italic',
  fontWeight: weight.medium,
  fontSize: 16,
  // Long dates of some languages take two lines, which the row has room for.
  lineHeight: 1.1,
  '@media': { [desktop]: { minWidth: '14em', fontSize: 21, textAlign: 'center', whiteSpace: 'nowrap' } },
});

export const facts = style({
  display: 'flex',
  justifyContent: 'flex-end',
  color: color.textMuted,
  '@media': { [below('mobileMedium')]: { display: 'none' } },
});

export const line = style({
  position: stuckBar,
  top: 0,
  zIndex: 20,
  background: color.background,
});

export const lineInner = style([
  column,
  {
    display: 'flex',
    alignItems: 'stretch',
    position: 'relative',
    height: 48,
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: space.gutter,
      bottom: 0,
      borderBottom: rule,
      pointerEvents: 'none',
    },
    '@media': {
      [desktop]: { height: layout.header },
      [below('desktop')]: { paddingInline: 0, '::after': { insetInline: 0 } },
    },
  },
]);

export const categories = style({ flex: '1 1 0', minWidth: 0 });

export const wordmark = style({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  paddingInlineEnd: 24,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: 24,
  letterSpacing: tokens.tracking.display,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // On phones the line of categories needs the room, and moving it would count as a shift.
  '@media': { [desktop]: { selectors: { '[data-scrolled="true"] &': { display: 'flex' } } } },
});

export const news = style([column]);
