import { globalStyle } from '@vanilla-extract/css';
import { parts, stuckAside, tokens } from '../../engine/theme';
import { halves, regions } from './layout.css';
import { cut, desk, narrow, phone } from './media';

const { color, layout: size, size: type, space } = tokens;
const body = 'body.template20';
const { header, main } = regions;
/** Any page but home and those that have the window to themselves. */
const inner = `${body} [data-page]:not([data-page=home], [data-layout=minigame])`;

/** Every other page: the title stays on the night, all else passes on the day. */
globalStyle(`${inner} > ${main} > :not([data-part=page-heading])`, {
  minWidth: 0,
  width: 'auto',
  marginTop: space.section,
  marginInline: space.gutter,
  ...desk({ gridColumn: 'day' }),
});
globalStyle(`${inner} > ${main} > :nth-child(2)`, desk({ marginTop: `calc(${size.header} + 32px)` }));
/** The header of a phone has both halves below it. */
globalStyle(`${inner} > ${header}`, phone({ background: halves }));
globalStyle(`${inner} > ${main}`, phone({ marginTop: size.header, paddingBottom: space.section }));

/** Half a moon rests at the seam. */
globalStyle(`${inner} > ${main}::before`, {
  content: '',
  position: 'fixed',
  zIndex: 0,
  top: 0,
  left: 0,
  width: '50%',
  height: 420,
  background: `radial-gradient(circle at calc(100% - 80px) 180px, var(--half-shade) 25.5px, transparent 26px), radial-gradient(circle at calc(100% - 46px) 276px, var(--half-shade) 15.5px, transparent 16px), radial-gradient(circle at calc(100% - 116px) 262px, var(--half-shade) 19.5px, transparent 20px), radial-gradient(circle at calc(100% - 34px) 140px, var(--half-shade) 12.5px, transparent 13px), radial-gradient(circle at 100% 243px, var(--half-moon) 167.5px, transparent 168px)`,
  pointerEvents: 'none',
  ...phone({ display: 'none' }),
});
/** Forms: the night says why. */
const why = `${body} ${main} > div:has(> div > div > [data-part=benefit-list], > div > [data-part=benefit-list])`;
globalStyle(`${why}, ${why} > div`, desk({ display: 'contents' }));
globalStyle(
  `${why} > div > *`,
  desk({ gridColumn: 'day', minWidth: 0, margin: `calc(${size.header} + 32px) ${space.gutter} 0` }),
);
globalStyle(`${body} ${main} [data-part=benefit-list]`, { border: 0, background: color.background });
globalStyle(
  `${why} [data-part=benefit-list]`,
  desk({
    position: stuckAside,
    zIndex: 1,
    top: 112,
    gridColumn: 'night',
    gridRow: '1 / span 2',
    alignSelf: 'start',
    alignContent: 'start',
    margin: `112px 220px 0 ${space.gutter}`,
    padding: 0,
    background: 'none',
  }),
);
globalStyle(`${body} ${main} ${parts('benefit-list', 'vip-progress')} h2`, { fontSize: type.box, lineHeight: 1 });
/** The clock hangs at the top of the night, beside the search. */
globalStyle(`${body} [data-part=shell] [data-part=play-clock]`, desk({ inset: '20px calc(50% + 52px) auto auto' }));
globalStyle(`${body} [data-layout=minigame]`, { background: color.background });
globalStyle(`${inner} ${main} [data-part=game-feed] > ul`, { marginInline: `calc(-1 * ${space.gutter})` });

/** Lists: what chooses among the rows stands by night, above their title; the rows pass by day. */
const choice = `${body} ${main} :is([data-part=browser-bar], [data-part=filter-bar])`;
globalStyle(choice, {
  colorScheme: 'dark',
  background: color.background,
  color: color.text,
  '@media': {
    [cut]: {
      position: 'fixed',
      zIndex: 1,
      top: 112,
      left: space.gutter,
      width: `calc(50% - ${space.gutter} - 212px)`,
      maxHeight: 'calc(100vh - 380px)',
      overflowY: 'auto',
      margin: 0,
      padding: 4,
      background: 'none',
    },
    [narrow]: { margin: `0 calc(-1 * ${space.gutter}) 16px`, padding: `16px ${space.gutter} 20px` },
  },
});
globalStyle(
  `${body} ${main} :is([data-part=browser-bar], [data-part=filter-bar]:first-child)`,
  phone({ marginTop: `calc(-1 * ${space.section})` }),
);
