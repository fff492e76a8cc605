import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, leading, size, tracking, weight } = tokens;

export const sky = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 390px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 20,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ minWidth: 0 });
export const title = style({
  margin: '0 0 12px',
  fontSize: size.page,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  textWrap: 'balance',
});
export const text = style({ margin: '0 0 22px', color: color.textMuted, fontSize: size.lead });
export const chart = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const ahead = style({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1.4,
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
});
export const done = style({ fill: 'none', stroke: color.accentText, strokeWidth: 2 });
export const star = style({ fill: color.text });
export const lit = style({ fill: color.accentText });
export const here = style([lit]);
export const glow = style({ opacity: 0.3, filter: 'blur(7px)' });
globalStyle(`${here} > ${glow}`, { opacity: 0.5 });
export const name = style({
  fill: color.textMuted,
  fontSize: 17,
  fontWeight: weight.medium,
  selectors: { [`${here} > &`]: { fill: color.text, fontWeight: 800 } },
  '@media': { [below('tablet')]: { fontSize: 30, transform: 'translateY(12px)' } },
});
