import { globalStyle, style } from '@vanilla-extract/css';
import { fadesWhileCut, startsInView, tokens } from '../../../engine/theme';

const { color, font, layout, radius, space, stroke, weight } = tokens;

export const band = style({
  borderBlock: `${stroke.decor} solid ${color.line}`,
  background: color.band,
  color: color.onBandMuted,
});

/** The room above the tabs belongs to the plate, which rises over the line. */
export const list = style({
  display: 'flex',
  margin: '-9px 0 0',
  padding: '9px 0 0',
  paddingInline: `max(${space.gutter}, (100% - ${layout.container}) / 2)`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ...fadesWhileCut(48),
});
export const place = style({ flex: '1 0 auto' });

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 7,
  height: '100%',
  padding: '14px 6px 13px',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: 13,
  fontWeight: weight.heading,
  letterSpacing: '.02em',
  lineHeight: '16px',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.accentText },
    '&[aria-current]': {
      ...startsInView,
      marginTop: -8,
      padding: '20px 12px 15px',
      borderRadius: `${radius.small} ${radius.small} 0 0`,
      background: color.accent,
      color: color.onAccent,
    },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]:focus-visible': { outlineColor: 'currentColor' },
  },
});
globalStyle(`${tab}[aria-current]`, { height: 'auto' });
