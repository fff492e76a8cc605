import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { color, radius, size, stroke, weight } = tokens;

export const lines = style({ display: 'grid', gap: 10, margin: 0 });
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' });
export const total = style([
  line,
  {
    marginTop: 4,
    paddingTop: 14,
    borderBlockStart: `${stroke.decor} solid ${color.line}`,
    fontSize: size.lead,
    fontWeight: weight.strong,
  },
]);
export const name = style({ color: color.textMuted, selectors: { [`${total} > &`]: { color: color.text } } });
export const value = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const copied = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: weight.medium });

export const card = style({
  display: 'grid',
  gap: 18,
  width: '100%',
  maxWidth: 640,
  padding: 'clamp(16px, 4vw, 28px)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const amount = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const what = style({ margin: '2px 0 0', color: color.textMuted });
export const text = style({ margin: 0, maxWidth: '60ch' });

export const steps = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  paddingBottom: 16,
  color: color.textMuted,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '26px 2px',
      insetInlineStart: 11,
      borderInlineStart: `2px solid ${color.line}`,
    },
    '&[data-step="done"], &[data-step="now"]': { color: color.text },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  selectors: {
    [`${step}[data-step="done"] > &`]: { borderColor: 'transparent', background: color.okTint, color: color.ok },
    [`${step}[data-step="now"] > &`]: { borderColor: color.warn },
    [`${step}[data-step="failed"] > &`]: { borderColor: 'transparent', background: color.badTint, color: color.bad },
  },
});
export const stepName = style({ fontWeight: weight.medium });
export const stepNote = style({ gridColumn: 2, color: color.textMuted, fontSize: size.small });
export const stepTime = style({
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const todo = style({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  padding: 16,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
});
export const voucher = style({
  fontFamily: tokens.font.figures,
  fontSize: size.section,
  fontWeight: weight.strong,
  letterSpacing: '.06em',
  fontVariantNumeric: 'tabular-nums',
});
export const filled = style({ width: '100%' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
export const note = style({ display: 'flex', gap: 10, margin: 0, padding: '12px 14px', borderRadius: radius.control });
export const warn = style([note, { background: color.warnTint, color: color.warn }]);
export const bad = style([note, { background: color.badTint, color: color.bad }]);
export const ok = style([note, { background: color.okTint, color: color.ok }]);
export const sign = style({ flex: 'none', marginTop: 1 });
