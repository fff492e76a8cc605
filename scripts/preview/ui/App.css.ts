import { style } from '@vanilla-extract/css';
import { look } from './look';

export const app = style({
  display: 'grid',
  gridTemplate: `'bar bar' auto 'stage inspector' minmax(0, 1fr) / minmax(0, 1fr) 400px`,
  height: '100%',
  minWidth: '1024px',
});
export const bar = style({
  gridArea: 'bar',
  background: look.paper,
  borderBottom: `1px solid ${look.line}`,
  zIndex: 2,
});
export const stage = style({ gridArea: 'stage', minWidth: 0, minHeight: 0 });
export const inspector = style({
  gridArea: 'inspector',
  minHeight: 0,
  background: look.paper,
  borderLeft: `1px solid ${look.line}`,
  display: 'flex',
  flexDirection: 'column',
});
export const notice = style({
  position: 'fixed',
  left: '16px',
  bottom: '16px',
  zIndex: 10,
  maxWidth: '560px',
  padding: '9px 12px',
  borderRadius: look.radius,
  background: look.ink,
  color: look.paper,
  overflowWrap: 'anywhere',
  boxShadow: '0 4px 18px rgb(0 0 0 / 25%)',
  selectors: { '&:empty': { display: 'none' } },
});
/** For those who hear the page. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
