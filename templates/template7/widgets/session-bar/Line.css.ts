import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens, visuallyHidden } from '../../../../engine/theme';

export const line = style({ display: 'flex', alignItems: 'center', gap: 8 });
/** Long words of some languages stand side by side on the narrowest phones too. */
globalStyle(`${line} > a`, { '@media': { [below('mobileMedium')]: { paddingInline: 8 } } });

export const label = visuallyHidden;

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 88,
  minHeight: 44,
  justifyContent: 'flex-end',
  color: tokens.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const figure = style({
  fontFamily: tokens.font.figures,
  fontSize: tokens.size.lead,
  fontWeight: tokens.weight.strong,
  letterSpacing: tokens.tracking.heading,
});
