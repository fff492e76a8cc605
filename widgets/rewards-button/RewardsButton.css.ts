import { globalStyle, style } from '@vanilla-extract/css';
import { tokens, visuallyHidden } from '../../engine/theme';

const { color, radius, shadow, stroke } = tokens;

export const rewards = style({ position: 'relative', width: 56, height: 56 });
/** Start-up has switched them off: what was served goes at once, before its code is there. */
globalStyle(`[data-part=shell][data-ready=no-rewards] ${rewards}`, { display: 'none' });

/** Seen where a template has the room. */
export const label = visuallyHidden;

export const link = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.second,
  color: color.onSecond,
  textDecoration: 'none',
  boxShadow: shadow.overlay,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

/** A target of 28 px whose sign is smaller, half outside the icon. */
export const close = style({
  position: 'absolute',
  insetInlineEnd: -10,
  top: -10,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  padding: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
