import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

export const list = style({
  display: 'flex',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below('desktopMedium')]: { gap: 0 }, [below('tablet')]: { flexWrap: 'wrap' } },
});

export const link = style({
  display: 'block',
  padding: '9px 14px',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  fontSize: 17,
  fontWeight: tokens.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: 'color-mix(in oklab, currentColor 16%, transparent)' },
  selectors: { '&[aria-current]': { background: 'color-mix(in oklab, currentColor 22%, transparent)' } },
  '@media': { [below('desktopMedium')]: { padding: '9px 10px' } },
});
