import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, layout, size, space, stroke } = tokens;
const narrow = below('desktop');
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;

export const header = style({ position: 'relative', zIndex: 3, background: color.background });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px minmax(0, 1fr)',
  alignItems: 'center',
  height: layout.header,
  paddingInline: margin,
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: 'minmax(0, 1fr) 272px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 4 },
  },
});
export const start = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8, minWidth: 0 });
globalStyle(`${end} [data-part^=button]`, { paddingInline: 16 });

/** The plate covers the rule and hangs 36 px below it; its lines are drawn, its ground is cut to their steps. */
export const pendant = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  height: 130,
  color: color.third,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: color.background,
    clipPath:
      'polygon(0 0, 100% 0, 100% 93px, 88.2% 93px, 88.2% 106px, 80.6% 106px, 80.6% 118px, 73.5% 118px, 73.5% 128px, 26.5% 128px, 26.5% 118px, 19.4% 118px, 19.4% 106px, 11.8% 106px, 11.8% 93px, 0 93px)',
  },
  '@media': {
    [narrow]: {
      justifyItems: 'start',
      alignSelf: 'center',
      height: 44,
      containerType: 'inline-size',
      '::before': { content: 'none' },
    },
  },
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: 130,
  '@media': { [narrow]: { display: 'none' } },
});
/** The mark above the name; on phones the name stands whole or not at all. */
export const logo = style({
  position: 'relative',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: 4,
  height: 90,
  color: color.figure,
  fontSize: 31,
  letterSpacing: '.2em',
  lineHeight: 1.1,
  '@media': {
    [below('desktopMedium')]: { fontSize: 24 },
    [narrow]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'start',
      gap: '0 9px',
      height: 44,
      maxWidth: '100%',
      overflow: 'hidden',
      fontSize: 20,
      letterSpacing: '.1em',
      lineHeight: '44px',
    },
  },
});
globalStyle(`${logo} > img`, { height: 42, '@media': { [narrow]: { height: 22, marginBlock: 11 } } });
/** Where there is room for one of them, it is the name. */
globalStyle(`${logo}:has(> [data-part=wordmark]) > img`, {
  '@media': { [narrow]: { '@container': { '(128px <= width < 190px)': { display: 'none' } } } },
});
globalStyle(`${logo} > [data-part=wordmark]`, {
  textIndent: '.2em',
  textTransform: 'uppercase',
  '@media': { [narrow]: { textIndent: 0 } },
});

/** Below the double rule the news. */
export const line = style({
  position: 'relative',
  minHeight: 38,
  borderTop: `${stroke.decor} solid ${color.third}`,
  color: color.textMuted,
  fontSize: size.small,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 5,
    borderTop: `${stroke.decor} solid ${color.line}`,
  },
});
