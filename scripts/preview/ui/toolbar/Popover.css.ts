import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  width: '300px',
  maxHeight: 'calc(100vh - 130px)',
  overflow: 'auto',
  padding: '12px 14px 14px',
  border: `1px solid ${look.line}`,
  borderRadius: '8px',
  background: look.paper,
  boxShadow: '0 8px 30px rgb(20 26 36 / 18%)',
});
export const positioner = style({ zIndex: 20 });
export const title = style({ fontSize: '13px', fontWeight: 600 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
  minHeight: '26px',
});
export const pair = style({ display: 'grid', gap: '8px' });
export const hint = style({ fontSize: '12px', color: look.quiet });
export const actions = style({ display: 'grid', gap: '8px' });
export const switchTrack = style({
  position: 'relative',
  flex: 'none',
  width: '32px',
  height: '18px',
  padding: 0,
  border: 0,
  borderRadius: '9px',
  background: '#8a919c',
  cursor: 'pointer',
  selectors: { '&[data-checked]': { background: look.accent } },
});
export const switchThumb = style({
  position: 'absolute',
  top: '2px',
  left: '2px',
  width: '14px',
  height: '14px',
  borderRadius: '50%',
  background: look.paper,
  transition: 'transform .12s',
  selectors: { '&[data-checked]': { transform: 'translateX(14px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const tried = style({ fontWeight: 600, color: look.accent });
