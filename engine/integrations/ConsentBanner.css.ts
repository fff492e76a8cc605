import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { barInset, fixedBar } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';

export const banner = style({
  position: fixedBar,
  insetBlockEnd: 20,
  insetInlineStart: 20,
  zIndex: 80,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 24px',
  width: 'min(720px, calc(100vw - 40px))',
  padding: '18px 20px',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  '@media': {
    [below('tablet')]: {
      insetInlineStart: 12,
      insetBlockEnd: `calc(${barInset} + env(safe-area-inset-bottom, 0px) + 12px)`,
      width: 'calc(100vw - 24px)',
      padding: 16,
    },
  },
});

export const title = style({
  margin: '0 0 4px',
  fontSize: tokens.size.lead,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.3,
});
export const text = style({ margin: 0, maxWidth: '58ch', color: tokens.color.textMuted, fontSize: tokens.size.small });
export const answers = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
});
