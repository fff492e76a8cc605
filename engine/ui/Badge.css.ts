import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { color } = tokens;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '2px 9px 2px 7px',
  borderRadius: tokens.radius.small,
  fontSize: tokens.size.tiny,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});

globalStyle(`${badge} > svg`, { width: 14, height: 14, flex: 'none' });

export const tones = styleVariants({
  ok: { background: color.okTint, color: color.ok },
  warn: { background: color.warnTint, color: color.warn },
  info: { background: color.accentTint, color: color.accentText },
  bad: { background: color.badTint, color: color.bad },
  neutral: { background: color.surfaceHigh, color: color.textMuted },
});
