import { style } from '@vanilla-extract/css';
import { below, fadeAtEnd, fadesWhileCut, from, startsInView, tokens } from '../../../engine/theme';

const { color, font, layout, space, stroke, weight } = tokens;

export const nav = style({
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [below('desktopMedium')]: { maskImage: fadeAtEnd(36) } },
  ...fadesWhileCut(36),
});

export const list = style({
  display: 'flex',
  gap: 22,
  width: 'max-content',
  height: '100%',
  margin: 0,
  padding: 0,
  paddingInlineStart: space.gutter,
  paddingInlineEnd: 40,
  listStyle: 'none',
  '@media': {
    [from('desktop')]: { gap: 16, paddingInlineStart: 0 },
    [from('desktopMedium')]: { gap: 12, minWidth: '100%', justifyContent: 'space-between', paddingInlineEnd: 0 },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 44,
  maxHeight: layout.header,
  fontFamily: font.display,
  fontSize: 17,
  fontWeight: weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: color.text,
  textDecoration: 'none',
  outlineOffset: -3,
  ':hover': { color: color.accentText },
  selectors: {
    '&[aria-current]': {
      ...startsInView,
      color: color.accentText,
      fontWeight: weight.display,
      boxShadow: `inset 0 calc(-1 * ${stroke.strong}) ${color.accentText}`,
    },
  },
});

export const extra = style([link, { fontStyle: 'italic' }]);

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  '::before': {
    content: '',
    flex: 'none',
    height: 18,
    marginInlineEnd: 16,
    borderInlineStart: `${stroke.decor} solid ${color.text}`,
  },
});
