import { style } from '@vanilla-extract/css';
import { look } from './look';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '1px', minWidth: 0 });
export const caption = style({ fontSize: '11px', lineHeight: '14px', color: look.quiet, whiteSpace: 'nowrap' });
export const select = style({
  height: '26px',
  minWidth: 0,
  width: '100%',
  padding: '0 22px 0 7px',
  border: `1px solid ${look.line}`,
  borderRadius: look.radius,
  appearance: 'none',
  textOverflow: 'ellipsis',
  background: `${look.paper} url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='6'%3E%3Cpath d='M1 1l4 4 4-4' fill='none' stroke='%2359616e' stroke-width='1.5'/%3E%3C/svg%3E") no-repeat right 7px center`,
  selectors: {
    '&:hover': { borderColor: look.quiet },
    '&[data-tried]': { borderColor: look.accent, backgroundColor: look.accentFaint },
  },
});
export const input = style({
  height: '28px',
  width: '100%',
  minWidth: 0,
  padding: '0 8px',
  border: `1px solid ${look.line}`,
  borderRadius: look.radius,
  background: look.paper,
  selectors: { '&:hover': { borderColor: look.quiet } },
});
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  height: '28px',
  padding: '0 10px',
  border: `1px solid ${look.line}`,
  borderRadius: look.radius,
  background: look.paper,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: look.faint },
    '&[aria-pressed="true"]': { background: look.accent, borderColor: look.accent, color: look.paper },
    '&[data-tried]': { borderColor: look.accent, background: look.accentFaint },
    '&:disabled': { color: look.quiet, cursor: 'default', background: look.faint },
  },
});
export const primary = style({
  background: look.accent,
  borderColor: look.accent,
  color: look.paper,
  selectors: { '&:hover:enabled': { background: '#174cb5' } },
});
/** A place in a file, which opens the editor. */
export const place = style({
  padding: '1px 3px',
  margin: '0 -3px',
  border: 0,
  borderRadius: '4px',
  background: 'none',
  font: `400 12px/1.5 ${look.code}`,
  color: look.accent,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', background: look.accentFaint } },
});
export const badge = style({
  display: 'inline-block',
  padding: '0 6px',
  borderRadius: '4px',
  fontSize: '11px',
  lineHeight: '18px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: look.quiet,
  background: look.faint,
  selectors: {
    '&[data-layer="site"]': { color: look.accent, background: look.accentFaint },
    '&[data-layer="family"]': { color: '#6b2fb3', background: '#f3ebfd' },
    '&[data-layer="template"]': { color: look.good, background: '#e6f4ea' },
    '&[data-layer="page"]': { color: look.warning, background: look.warningFaint },
  },
});
export const code = style({ font: `400 12px/1.5 ${look.code}`, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
