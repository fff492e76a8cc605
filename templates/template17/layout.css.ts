import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';
import { custom } from './theme.css';

const { color, frame: size, radius, space, tracking } = tokens;
const body = 'body.template17';
const gap = space.item;

/** Rail and board beside each other, header and footer across both. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${size.menu} minmax(0, 1fr)`,
  gridTemplateRows: 'auto 1fr auto',
  gap,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: size.container,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: `16px ${space.gutter} 24px`,
  '@media': { [below(custom)]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto', padding: `10px ${space.gutter} 20px` } },
});

export const regions = {
  header: style({ gridColumn: '1 / -1', position: 'sticky', top: 16, zIndex: 20, '@media': { [below(custom)]: { top: 10 } } }),
  rail: style({ minWidth: 0 }),
  main: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap, minWidth: 0 }),
  footer: style({ gridColumn: '1 / -1', overflow: 'hidden', borderRadius: radius.large, background: color.accent, color: color.onAccent }),
  fab: style({ display: 'contents' }),
} as const;

export const insides = {
  /** Stays below the header; in a low window it scrolls by itself. */
  rail: style({
    position: 'sticky',
    top: size.header,
    maxHeight: `calc(100dvh - ${size.header} - 16px)`,
    overflowY: 'auto',
    scrollbarWidth: 'none',
    borderRadius: radius.large,
    '@media': { [below(custom)]: { position: 'static', maxHeight: 'none', margin: `0 calc(-1 * ${space.gutter})`, borderRadius: 0 } },
  }),
} as const;

globalStyle(`${body} [data-page=home] h1`, {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
globalStyle(`${body} [data-part=page-title]`, { letterSpacing: tracking.display });
