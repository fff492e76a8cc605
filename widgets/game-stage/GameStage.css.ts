import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

/** The whole window, in the frame that has nothing else; its own safe area, because a game knows none. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'flex',
  flexDirection: 'column',
  background: tokens.color.background,
  color: tokens.color.text,
});

export const screen = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  minHeight: 0,
  overflow: 'auto',
  padding: '0 env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px)',
});

export const frame = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  border: 0,
  background: tokens.color.background,
});
