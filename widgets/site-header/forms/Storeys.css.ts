import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, layout, size, space, stroke, tracking, weight } = tokens;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;
const narrow = below(999);
const wideOnly = { '@media': { [narrow]: { display: 'none' } } };

export const header = style({ background: color.background, color: color.onBand });
export const utility = style({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: 42,
  paddingInline: margin,
  borderBottom: `${stroke.decor} solid ${color.surfaceHigh}`,
  color: color.onBandMuted,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  ...wideOnly,
});
export const end = style({ display: 'flex', alignItems: 'center', gap: 20, marginInlineStart: 'auto' });

export const masthead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minHeight: layout.header,
  paddingInline: margin,
  '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 8 } },
});
export const start = style({
  display: 'flex',
  justifySelf: 'start',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
});
export const nav = style(wideOnly);
export const session = style({ display: 'flex', justifyContent: 'flex-end', minWidth: 0 });

/** The mark stands above the name; on phones it keeps its place when a balance takes that of the way in. */
export const brand = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  textAlign: 'center',
  '@media': { [below('tablet')]: { justifyItems: 'start' } },
});
export const logo = style({
  flexDirection: 'column',
  gap: 4,
  maxWidth: '100%',
  minHeight: 44,
  justifyContent: 'center',
  fontSize: 37,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: 1.08,
  '@media': { [narrow]: { gap: 2, fontSize: 'clamp(13px, 4.6vw, 22px)', letterSpacing: '.06em' } },
});
globalStyle(`${logo} > img`, { height: 34, '@media': { [narrow]: { height: 20 } } });
globalStyle(`${logo} > [data-part="wordmark"]`, { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });
/** Beside a balance the mark alone stands for the brand on phones. */
globalStyle(`[data-auth] ${masthead} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });
globalStyle(`[data-auth] ${masthead} ${logo} > img`, { '@media': { [below('tablet')]: { height: 26 } } });
export const tagline = style({
  margin: '2px 0 0',
  color: color.onBandMuted,
  fontSize: size.tiny,
  letterSpacing: '.04em',
  lineHeight: '18px',
  ...wideOnly,
});
