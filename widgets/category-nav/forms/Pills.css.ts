import { style } from '@vanilla-extract/css';
import { below, fadesWhileCut, startsInView, tokens } from '../../../engine/theme';

const { color, layout, radius, size, space, stroke, weight } = tokens;

export const band = style({
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.band,
  color: color.onBandMuted,
});

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe space-between',
  gap: 6,
  height: 64,
  margin: 0,
  paddingBlock: 0,
  paddingInline: `max(${space.gutter}, (100% - ${layout.container}) / 2)`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [below('tablet')]: { gap: 8, height: 60 } },
  ...fadesWhileCut(48),
});

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  height: 40,
  padding: '0 11px',
  borderRadius: radius.round,
  background: color.surface,
  color: 'inherit',
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surfaceRaised, color: color.text },
    '&[aria-current]': { ...startsInView, background: color.text, color: color.background, fontWeight: weight.strong },
  },
  '@media': { [below('tablet')]: { height: 44, padding: '0 14px' }, '(pointer: coarse)': { height: 44 } },
});
