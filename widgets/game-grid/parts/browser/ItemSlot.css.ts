import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

/** Over the empty places of a page that did not arrive. */
export const lost = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 8,
  textAlign: 'center',
});
export const words = style({ margin: 0, color: tokens.color.textMuted, fontSize: tokens.size.small });
/** For a frame or two of a fast scroll: one quiet block. */
export const next = style({ borderRadius: tokens.radius.medium, background: tokens.color.surface });
export const place = style({ position: 'relative' });
