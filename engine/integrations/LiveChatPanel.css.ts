import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

export const panel = style({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  zIndex: 85,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: 'min(380px, calc(100vw - 40px))',
  height: 'min(600px, calc(100dvh - 40px))',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  overflow: 'hidden',
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [below('tablet')]: { inset: 0, width: '100%', height: '100dvh', border: 0, borderRadius: 0 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 6px 6px 18px',
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const title = style({ margin: 0, fontSize: tokens.size.lead, fontWeight: tokens.weight.strong });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const body = style({ position: 'relative', minHeight: 0 });
export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: tokens.color.surfaceRaised,
});
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  background: tokens.color.surfaceRaised,
  color: tokens.color.textMuted,
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 18,
  padding: 28,
  textAlign: 'center',
});
