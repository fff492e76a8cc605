import { style } from '@vanilla-extract/css';
import { stuckAside } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';

const { color, radius, weight } = tokens;

export const form = style({ display: 'grid', gap: 16, minWidth: 0, containerType: 'inline-size' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 16px',
  '@container': { '(width >= 460px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Beside a summary the fields are parts of their own. */
export const parts = style([fields, { rowGap: 24 }]);
export const full = style({ gridColumn: '1 / -1', minWidth: 0 });
export const half = style({ minWidth: 0 });

export const stack = style({ display: 'contents' });

const twoColumns = '(width >= 760px)';
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@container': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 348px)' } },
});
const panel = style({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: 20,
  border: `${tokens.stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const aside = style([
  panel,
  {
    '@container': { [twoColumns]: { position: stuckAside, insetBlockStart: `calc(${tokens.layout.header} + 60px)` } },
  },
]);

/** A summary with nothing to fill in beside it. */
export const alone = style([panel, { maxWidth: 480 }]);

export const submit = style({ width: '100%', minHeight: 48 });

const line = style({ display: 'flex', gap: 10, margin: 0, padding: '12px 14px', borderRadius: radius.control });
export const failure = style([line, { background: color.badTint, color: color.bad }]);
export const notice = style([line, { background: color.okTint, color: color.ok }]);
export const sign = style({ flex: 'none', marginTop: 1 });

export const links = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  textAlign: 'center',
});
export const link = style({
  display: 'inline-block',
  padding: '4px 0',
  color: color.accentText,
  fontWeight: weight.medium,
  textUnderlineOffset: 3,
});
