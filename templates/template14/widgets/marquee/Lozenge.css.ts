import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, radius, space, weight } = tokens;

/** Close to what stands above and below it. */
export const notices = style({
  margin: `calc(22px - ${space.section}) 0 calc(24px - ${space.section})`,
  '@media': { [below('desktop')]: { marginBottom: -16 } },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 14,
  color: color.textMuted,
  fontSize: 15.5,
  '::before': {
    content: '',
    width: 9,
    height: 18,
    background: color.second,
    clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  },
});
/** The words end in an ellipsis where the line does; their title says all. */
export const line = style({
  margin: 0,
  overflow: 'hidden',
  lineHeight: '44px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const lead = style({ color: color.text, fontWeight: weight.strong });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { paddingBlock: 12 } },
});
/** The button stands in the line, what it unfolds takes a row of its own. */
export const more = style({ display: 'contents', selectors: { '&::details-content': { gridColumn: '1 / -1' } } });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  color: color.second,
  fontWeight: weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const list = style({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  padding: '14px 20px',
  borderRadius: radius.medium,
  background: color.surface,
  listStyle: 'none',
});
