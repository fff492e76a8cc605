import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, slideOut, slideOutLabel, tokens } from '../../../../engine/theme';

const { color, layout, stroke, weight } = tokens;

export const foot = style({ display: 'grid', borderTop: `${stroke.decor} solid ${color.line}` });
export const button = style({
  ...bareButton,
  position: 'relative',
  height: 56,
  color: color.textMuted,
  selectors: {
    '&:hover, &:focus-visible, &[aria-expanded="true"]': { background: color.accentDeep, color: color.onAccentDeep },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const age = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: '2px solid currentColor',
  borderRadius: '50%',
  fontSize: 11,
  fontWeight: weight.heading,
});
export const label = style(slideOutLabel);
globalStyle(`${button}:is(:hover, :focus-visible) > ${label}`, slideOut);
export const sheet = style({
  position: 'fixed',
  inset: `auto auto 0 ${layout.menu}`,
  width: 360,
  maxHeight: '80dvh',
  margin: 0,
  padding: 24,
  border: 0,
  overflowY: 'auto',
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&:is(:popover-open, [data-open])': { display: 'flex', flexDirection: 'column' } },
});
