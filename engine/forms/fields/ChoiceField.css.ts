import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

const { color, radius, size, stroke, weight } = tokens;
const roomy = '(width >= 520px)';

export const choice = style({ display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const heading = style({ padding: 0, marginBottom: 8, fontSize: size.lead, fontWeight: weight.strong });
export const rows = style({
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  containerType: 'inline-size',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 14px',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `${stroke.decor} solid ${color.line}` },
    '&:first-child': { borderStartStartRadius: radius.medium, borderStartEndRadius: radius.medium },
    '&:last-child': { borderEndStartRadius: radius.medium, borderEndEndRadius: radius.medium },
    '&:hover': { background: color.surfaceRaised },
    '&[data-chosen]': { background: color.accentTint, boxShadow: `inset 3px 0 0 ${color.accentText}` },
    '&[data-off]': { cursor: 'not-allowed', color: color.textMuted, background: 'transparent' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

/** Round in every template: a square asks for more than one. */
export const radio = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.field,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: color.accentText },
    // The dot is drawn, so that it takes the site's colours, also where colours are forced.
    '&:checked::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: color.accentText,
      forcedColorAdjust: 'none',
    },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.accentText,
  selectors: { [`${row}[data-off] &`]: { color: color.textMuted } },
});

export const words = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  minWidth: 0,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)', alignItems: 'center' } },
});
export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr)',
      color: color.text,
    },
  },
});
export const note = style({ selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
export const end = style({});
