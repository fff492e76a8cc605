import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';
import { columns, middle, narrowest, wide } from '../../../../../widgets/game-grid/sheetColumns.css';

const { color, font, size, stroke, tracking, weight } = tokens;
const hot = ':is(:hover, :focus-within)';
const touch = '(pointer: coarse)';

export const line = style({
  ...columns,
  position: 'relative',
  height: 82,
  '@container': {
    ...columns['@container'],
    [middle]: { ...columns['@container'][middle], height: 78 },
    [wide]: { ...columns['@container'][wide], height: 94 },
  },
  selectors: { [`&${hot}`]: { background: color.accent, color: color.onAccent } },
});
const lit = { [`${line}${hot} &`]: { color: 'inherit' } };
const cell = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const from = (width: string) => ({ display: 'none', '@container': { [width]: { display: 'block' } } }) as const;

export const number = style({
  ...from(middle),
  color: color.textMuted,
  fontSize: size.small,
  textAlign: 'end',
  selectors: lit,
});
export const place = style({
  selectors: {
    [`${line}${hot} &`]: { fontSize: 0 },
    [`${line}${hot} &::before`]: { content: '">" / ""', fontSize: size.body, fontWeight: weight.display },
  },
});
export const frame = style({
  boxSizing: 'border-box',
  width: 106,
  height: 62,
  border: `${stroke.decor} solid ${color.line}`,
  overflow: 'hidden',
  '@container': { [narrowest]: { width: 84, height: 50 }, [wide]: { width: 130, height: 78 } },
  selectors: { [`${line}${hot} &`]: { borderColor: color.onAccent } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  imageRendering: 'pixelated',
});
/** The badge stands beside the studio where names need the line, else beside the name. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minWidth: 0,
  '@container': { [middle]: { display: 'grid', gridTemplateColumns: 'minmax(0, auto) minmax(max-content, 1fr)' } },
});
export const name = style({
  minWidth: 0,
  flex: '1 0 100%',
  overflowWrap: 'break-word',
  '@container': { [narrowest]: { fontSize: 15, lineHeight: 1.2 }, [middle]: cell },
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.onAccent}`, outlineOffset: -5 } },
});
export const badge = style({
  order: 1,
  '@container': { [middle]: { gridColumn: 2, gridRow: 1, order: 0 } },
  color: color.second,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  textTransform: 'lowercase',
  selectors: lit,
});
export const studio = style({
  ...cell,
  '@container': { [middle]: { gridRow: 2, gridColumn: '1 / -1', width: 0, minWidth: '100%' } },
  color: color.textMuted,
  fontSize: size.small,
  selectors: lit,
});
export const kind = style({
  ...cell,
  ...from(wide),
  color: color.textMuted,
  fontSize: size.small,
  textTransform: 'lowercase',
  selectors: lit,
});
export const back = style({ ...from(middle), fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rounds = style({ ...from(wide), color: color.textMuted, selectors: lit });
export const players = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium, textAlign: 'end' });
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'end', height: '100%' });
export const play = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: size.small,
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { selectors: { [`${line}${hot} &`]: { display: 'block' } } } },
});
export const favourite = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 36,
  height: 44,
  background: 'none',
  color: color.textMuted,
  selectors: { '&[aria-pressed=true]': { color: color.second }, [`${line}${hot} &`]: { color: 'inherit' } },
  '@media': { [touch]: { width: 44 } },
});
globalStyle(`${favourite} > svg`, { width: 18, height: 18 });
