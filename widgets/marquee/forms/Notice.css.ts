import { style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../../engine/theme';

const { color, layout, radius, space, weight } = tokens;

export const notice = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

export const label = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  width: layout.menu,
  paddingInlineStart: `calc(${space.gutter} - 4px)`,
  color: color.accentText,
  fontWeight: weight.medium,
});

export const text = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingInlineStart: space.gutter,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  lineHeight: '36px',
});

export const link = style({
  display: 'inline-block',
  color: color.text,
  lineHeight: '24px',
  textDecoration: 'underline',
  textDecorationColor: color.edge,
  textUnderlineOffset: 4,
  ':hover': { textDecorationColor: color.text },
  ':focus-visible': { outlineOffset: -1 },
});

export const next = style({
  ...bareButton,
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  ':hover': { color: color.text },
  '@media': { '(pointer: coarse)': { width: 44 } },
});
