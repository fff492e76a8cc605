import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const desk = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const stage = style({ flex: 1, display: 'flex', gap: '12px', minHeight: 0, padding: '12px' });
export const pane = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  minHeight: '20px',
  color: look.quiet,
  fontSize: '12px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const name = style({ fontWeight: 600, color: look.ink });
export const refusal = style({ color: look.error, overflow: 'hidden', textOverflow: 'ellipsis' });
/** The room that a frame may take. */
export const room = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });
export const sheet = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  transformOrigin: '0 0',
  background: look.paper,
  boxShadow: '0 0 0 1px rgb(20 26 36 / 14%), 0 2px 10px rgb(20 26 36 / 10%)',
});
/** Until the site runs; code that is asked for the first time takes a while. */
export const starting = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  zIndex: 1,
  transform: 'translate(-50%, -50%)',
  padding: '6px 14px',
  borderRadius: look.radius,
  color: look.ink,
  background: look.paper,
  boxShadow: '0 2px 10px rgb(20 26 36 / 20%)',
  pointerEvents: 'none',
});
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 });
export const overlay = style({
  position: 'absolute',
  inset: '0 0 auto 0',
  zIndex: 1,
  maxHeight: '70%',
  overflow: 'auto',
  padding: '12px 14px',
  borderRadius: look.radius,
  border: `1px solid ${look.error}`,
  background: look.paper,
  boxShadow: '0 8px 30px rgb(20 26 36 / 30%)',
});
export const overlayHead = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: '10px',
  fontWeight: 600,
  color: look.error,
});
export const problems = style({ display: 'flex', flexDirection: 'column', gap: '14px' });
export const message = style({ margin: '2px 0 6px', overflowWrap: 'anywhere' });
export const codeFrame = style({
  padding: '8px 10px',
  borderRadius: look.radius,
  background: '#f5f6f8',
  font: `400 12px/1.55 ${look.code}`,
  overflowX: 'auto',
  whiteSpace: 'pre',
});
export const warning = style({ color: look.warning, fontWeight: 600 });
export const error = style({ color: look.error, fontWeight: 600 });
