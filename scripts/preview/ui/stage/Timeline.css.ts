import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const timeline = style({
  padding: '8px 16px 10px',
  borderTop: `1px solid ${look.line}`,
  background: look.paper,
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: '10px', marginBottom: '4px' });
export const now = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const range = style({ display: 'block', width: '100%', margin: 0, accentColor: look.accent });
export const ends = style({ display: 'flex', justifyContent: 'space-between', fontSize: '11px', color: look.quiet });
export const bands = style({ position: 'relative', margin: '0 8px' });
export const lane = style({ position: 'relative', height: '20px' });
export const band = style({
  position: 'absolute',
  top: '2px',
  height: '17px',
  minWidth: '4px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  textAlign: 'left',
  fontSize: '11px',
  lineHeight: '17px',
  color: look.accent,
  background: look.accentFaint,
  boxShadow: 'inset 0 0 0 1px',
  cursor: 'pointer',
  selectors: { '&[data-kind="maintenance"]': { color: look.warning, background: look.warningFaint } },
});
/** The name of a band, beside one that is too short for it. */
export const label = style({
  display: 'block',
  padding: '0 6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${band}[data-label=after] &`]: { position: 'absolute', top: 0, left: '100%' },
    [`${band}[data-label=before] &`]: { position: 'absolute', top: 0, right: '100%' },
  },
});
