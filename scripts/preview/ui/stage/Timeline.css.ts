import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const timeline = style({ padding: '8px 16px 10px', borderTop: `1px solid ${look.line}`, background: look.paper });
export const head = style({ display: 'flex', alignItems: 'baseline', gap: '10px', marginBottom: '4px' });
export const now = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const range = style({ display: 'block', width: '100%', margin: 0, accentColor: look.accent });
export const bands = style({ position: 'relative', margin: '0 8px' });
export const lane = style({ position: 'relative', height: '20px' });
export const band = style({
  position: 'absolute',
  top: '2px',
  height: '17px',
  minWidth: '4px',
  padding: '0 5px',
  border: 0,
  borderRadius: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  fontSize: '11px',
  lineHeight: '17px',
  color: look.accent,
  background: look.accentFaint,
  cursor: 'pointer',
  selectors: { '&[data-kind="maintenance"]': { color: look.warning, background: look.warningFaint } },
});
