import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  floatsInMargin,
  from,
  hidden,
  ink,
  oneColumn,
  pageColumn,
  pageMargin,
  pages,
  parts,
  tokens,
} from '../../engine/theme';
import { custom } from './theme.css';

const { color, font, motion, radius, size: type, space, stroke, tracking, weight } = tokens;
const body = 'body.template21';
const narrow = below(custom);
const edge = `${stroke.decor} solid ${color.line}`;
/** The hard shadow of small things: pills, buttons. */
const near = `3px 3px 0 ${color.line}`;
const lettered = { fontFamily: font.display, fontWeight: weight.display, letterSpacing: tracking.display } as const;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  /** As high as the ribbon's band: its folds, its tails and the burst hang out of it. */
  header: style({ position: 'relative', zIndex: 5, margin: '24px 0 28px', '@media': { [narrow]: { margin: 0 } } }),
  main: style({
    ...oneColumn,
    flex: 1,
    gap: 26,
    minWidth: 0,
    padding: `16px ${pageMargin} 76px`,
    '@media': { [narrow]: { padding: `8px ${pageMargin} 56px` } },
  }),
  footer: style({ minWidth: 0 }),
  fab: style({ display: 'contents' }),
} as const;

const { main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
globalStyle(`${body} [data-page=home] h1`, hidden);

/** Whatever is pressed is a box of ink with a hard shadow, and goes down into it. */
const buttons = `${body} :is([data-part=button-primary], [data-part=button-secondary], [data-part=button-second])`;
globalStyle(buttons, {
  borderColor: color.line,
  boxShadow: `4px 4px 0 ${color.line}`,
  transition: `translate ${motion.duration} ${motion.easing}, box-shadow ${motion.duration} ${motion.easing}`,
});
globalStyle(`${buttons}:active`, { translate: '3px 3px', boxShadow: `1px 1px 0 ${color.line}` });
globalStyle(`${body} [data-part=button-second]`, { ...lettered, fontSize: 26 });

/** Headings in letters of ink; how many there are on a tilted tag. */
globalStyle(`${body} [data-part=section-heading]`, {
  columnGap: 16,
  marginBottom: 22,
  '@media': { [narrow]: { columnGap: 12, marginBottom: 18 } },
});
globalStyle(`${body} [data-part=section-note]`, {
  ...lettered,
  padding: '5px 10px 4px',
  border: edge,
  borderRadius: radius.medium,
  background: color.third,
  color: color.onThird,
  fontSize: 20,
  lineHeight: 1,
  rotate: '-7deg',
  '@media': { [narrow]: { fontSize: 17 } },
});
globalStyle(`${body} [data-part=section-link]`, {
  padding: '10px 0 2px',
  borderBottom: edge,
  color: color.text,
  fontSize: type.body,
  fontWeight: weight.strong,
});
globalStyle(`${body} [data-part=arrows] > button`, {
  width: 38,
  height: 38,
  border: edge,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
});
globalStyle(inMain(':is(h1, h2, h3)'), { fontFamily: font.display, letterSpacing: tracking.heading });

/** On phones a heading with its count has a row of its own. */
globalStyle(`${body} [data-part=section-heading]:has([data-part=section-note]) > :first-child`, {
  '@media': { [narrow]: { flexBasis: '100%' } },
});

/** Categories in as many rows as they need, the notice as the narrator's box at the end. */
const top = inMain('> div:has([data-part=category-pills]) > div');
const pills = inMain('[data-part=category-pills]');
globalStyle(top, { display: 'flex', flexWrap: 'wrap', gap: '12px 10px', '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${top} > [data-part=category-pills]`, {
  display: 'contents',
  '@media': { [narrow]: { display: 'block' } },
});
globalStyle(pills, { border: 0, background: 'none' });
globalStyle(`${pills} > ul`, {
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: '12px 10px',
  height: 'auto',
  padding: 0,
  overflow: 'visible',
  animation: 'none',
  '@media': {
    [narrow]: {
      flexWrap: 'nowrap',
      margin: `0 calc(-1 * ${space.gutter})`,
      padding: `6px ${space.gutter} 10px`,
      overflowX: 'auto',
    },
  },
});
globalStyle(`${top} > [data-part=category-pills] > ul`, {
  display: 'contents',
  '@media': { [narrow]: { display: 'flex' } },
});
globalStyle(`${pills} a`, {
  gap: 8,
  height: 44,
  padding: '0 16px 0 12px',
  border: edge,
  color: color.text,
  fontSize: type.body,
  fontWeight: weight.medium,
  boxShadow: near,
});
globalStyle(`${pills} a > svg`, { width: 22, height: 22 });
globalStyle(`${pills} a:hover`, { background: color.second });
globalStyle(`${pills} a[aria-current]`, {
  background: color.text,
  color: color.background,
  boxShadow: `3px 3px 0 ${color.accent}`,
  rotate: '-3deg',
});
/** A shelf leaves room for a jump; its cards keep their width and run out of the page. */
globalStyle(
  inMain(
    ':is([data-part=shelf], [data-part=match-tickets], [data-part=jackpot-slab], [data-part=winners-bubbles], section:has(> [data-part=section-heading]))',
  ),
  { marginTop: 26 },
);
globalStyle(`${body} [data-part=scroll-row]`, { marginBlock: -22, paddingBlock: 22, maskImage: 'none' });
globalStyle(`${body} [data-part=shelf] [data-part=scroll-row] > li`, {
  width: 244,
  '@media': { [narrow]: { width: 196 } },
});
globalStyle(`${body} [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  rowGap: 30,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))' } },
});
globalStyle(inMain('[data-part=provider-boxes]'), { marginTop: 18 });

/** What floats: white rounds of ink; the menu is a burst. */
const shell = `${body} [data-part=shell]`;
floatsInMargin(body, from(1440), 7);
const floats = `${shell} :is([data-part=rewards] > a, [data-part=chat-button], [data-part=partners-button], button[data-fold])`;
globalStyle(floats, { boxShadow: `4px 4px 0 ${color.line}`, color: color.text });
const fab = `${body} [data-part=fab] > button`;
globalStyle(fab, {
  ...lettered,
  position: 'relative',
  justifyContent: 'center',
  width: 92,
  height: 92,
  padding: 0,
  background: 'none',
  fontSize: 24,
  boxShadow: 'none',
  isolation: 'isolate',
});
globalStyle(`${fab} > svg`, { display: 'none' });
globalStyle(`${fab} > span`, { rotate: '-6deg' });
ink.burst(fab, color.accent);
globalStyle(`${body} [data-part=sheet] strong`, lettered);
globalStyle(`${body} [data-part=sheet] li > a`, { border: edge, boxShadow: near });

/** A page's title is a splash panel with a slanted end, its sentence in the narrator's box. */
const title = inMain('> [data-part=page-heading]');
ink.panel(title, ink.rays('78% 130%', color.second, color.surface));
globalStyle(title, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 30px',
  minHeight: 116,
  margin: 0,
  padding: '16px 56px 16px 28px',
  '@media': { [narrow]: { minHeight: 92, marginTop: 10, padding: '12px 36px 12px 16px' } },
});
globalStyle(`${title} > h1`, {
  ...ink.lettering,
  color: color.surface,
  fontSize: 'max(min(9.4vw, 42px), min(4.6vw, 64px))',
});
globalStyle(`${title} > p`, {
  margin: 0,
  padding: '6px 12px',
  border: edge,
  background: color.surface,
  color: color.text,
  fontWeight: weight.medium,
});

/** Inner pages: boxes of ink with hard shadows, all of it straight; what is small keeps the face that is read. */
globalStyle(inMain('h2:not([class])'), { fontSize: type.box });
const read =
  ':is([data-part=account-links] h2, [data-part=deposit] h2, [data-part=form] h3, [data-part=mission-board] h3, [data-part=match-odds] h3)';
globalStyle(inMain(read), { fontFamily: font.text, letterSpacing: 0 });
globalStyle(inMain(pages.boxes), { border: edge, boxShadow: `5px 5px 0 ${color.line}` });
globalStyle(inMain('[data-part=record-table] thead'), { background: color.accentTint });
globalStyle(inMain('[data-part=record-table] thead th'), { borderBottom: `${stroke.decor} dashed ${color.line}` });
globalStyle(inMain('[data-part=record-table] tbody tr'), { borderTopWidth: 1 });
pages.measure(`${body} ${main}`);
pages.lost(`${body} ${main}`);

/** What stands alone on its page has printed dots beside it. */
const dots = `radial-gradient(circle, ${color.second} 38%, transparent 42%)`;
const fade = `radial-gradient(closest-side at 76% 50%, transparent, ${color.background})`;
globalStyle(`${body} ${main}:has(> ${parts('form-card', 'not-found')})`, {
  '@media': { [from('desktop')]: { background: `${fade}, ${dots} 0 0 / 20px 20px, ${dots} 10px 10px / 20px 20px` } },
});
