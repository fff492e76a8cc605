import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const tabs = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
export const list = style({
  display: 'flex',
  gap: '2px',
  padding: '6px 8px 0',
  borderBottom: `1px solid ${look.line}`,
});
export const tab = style({
  height: '32px',
  padding: '0 10px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  fontWeight: 500,
  color: look.quiet,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { color: look.ink, borderBottomColor: look.accent },
    '&:hover': { color: look.ink },
  },
});
export const count = style({
  marginLeft: '5px',
  padding: '0 5px',
  borderRadius: '8px',
  fontSize: '11px',
  background: look.faint,
  color: look.ink,
  selectors: { '&[data-error]': { background: look.error, color: look.paper } },
});
export const panel = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: '12px 14px 24px' });
export const hint = style({ color: look.quiet });
export const title = style({ fontSize: '15px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' });
export const subtitle = style({ color: look.quiet, marginBottom: '10px' });
export const section = style({
  margin: '16px 0 6px',
  fontSize: '11px',
  fontWeight: 600,
  letterSpacing: '.02em',
  color: look.quiet,
});
export const value = style({ padding: '8px 0', borderTop: `1px solid ${look.faint}` });
export const valueHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
});
export const valueName = style({ fontWeight: 600 });
export const note = style({ fontSize: '12px', color: look.warning });
export const node = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  width: '100%',
  padding: '3px 6px',
  border: 0,
  borderRadius: '4px',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:hover': { background: look.faint }, '&[aria-current="true"]': { background: look.accentFaint } },
});
export const nodeName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-hidden] > &': { color: look.quiet } },
});
export const widget = style({ fontSize: '12px', color: look.quiet, whiteSpace: 'nowrap' });
export const violation = style({ padding: '8px 0', borderTop: `1px solid ${look.faint}`, overflowWrap: 'anywhere' });
export const edit = style({
  marginLeft: 'auto',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: look.accent,
  fontSize: '12px',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  margin: '6px 0',
  padding: '10px',
  border: `1px solid ${look.line}`,
  borderRadius: look.radius,
  background: '#f8f9fb',
});
export const description = style({ marginTop: '3px', fontSize: '12px', color: look.quiet });
export const checkbox = style({ width: '16px', height: '16px', margin: '4px 0', accentColor: look.accent });
export const json = style({
  width: '100%',
  padding: '6px 8px',
  border: `1px solid ${look.line}`,
  borderRadius: look.radius,
  background: look.paper,
  font: `400 12px/1.5 ${look.code}`,
  resize: 'vertical',
});
export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  selectors: { '&:empty': { display: 'none' } },
});
export const diff = style({
  padding: '6px 8px',
  borderRadius: look.radius,
  background: look.paper,
  border: `1px solid ${look.faint}`,
  font: `400 11.5px/1.5 ${look.code}`,
  overflowX: 'auto',
});
export const actions = style({ display: 'flex', gap: '8px' });
