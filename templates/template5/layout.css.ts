import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  floats,
  floatsInMargin,
  from,
  hidden,
  marginGrid,
  pageColumn,
  pageMargin,
  pages,
  parts,
  rays,
  tokens,
} from '../../engine/theme';

const { color } = tokens;
const body = 'body.template5';
/** Half discs of 48 px in a row, hung from an edge. */
const scallops = `radial-gradient(circle at 24px 0, ${color.text} 23.5px, transparent 24px) 50% 0 / 48px 24px repeat-x`;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({}),
  /** Everything keeps the page's margin; what goes from edge to edge says so itself. */
  main: style({
    ...marginGrid(),
    paddingBottom: 30,
  }),
  footer: style({ background: color.accentDeep }),
  tabs: style({ display: 'contents' }),
} as const;

const { main } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;

globalStyle(`${main} > *`, { gridColumn: 'content' });
/** Inner pages begin below the scallops. */
globalStyle(`${body} ${main}:not(:has(> :is([data-part=hero-peek], [data-part=page-heading])))`, {
  paddingTop: 52,
  '@media': { [below('tablet')]: { paddingTop: 40 } },
});
/** Blocks of inner pages stand apart; headings and lists of games bring their own room. */
const blocks = [
  'vip-levels',
  'deposit-limits',
  'reality-check-setting',
  'play-break',
  'benefit-list',
  'account-links',
].map((part) => `[data-part=${part}]`);
globalStyle(`${inMain('nav + *')}, ${inMain(`:not([data-part=page-heading]) + :is(${blocks.join()})`)}`, {
  marginTop: 24,
});
globalStyle(`${inMain('[data-part=hero-peek]')}, ${inMain('[data-part=section-block]')}`, { gridColumn: 'full' });

/** The sky behind the ribbon ends in scallops; on the home page the slides stand in it instead. */
const hang = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: 24,
  background: color.thirdTint,
  mask: scallops,
  pointerEvents: 'none',
} as const;
globalStyle(`${body} [data-part=header-ribbon]::after`, hang);
globalStyle(inMain('[data-part=hero-peek]'), {
  zIndex: 1,
  margin: '-96px 0 24px',
  padding: '66px 0 20px',
  background: color.thirdTint,
  '@media': { [below('tablet')]: { marginTop: -84, padding: '60px 0 28px' } },
});
globalStyle(`${inMain('[data-part=hero-peek]::after')}, ${inMain('[data-part=page-heading]::after')}`, hang);

globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(inMain('[data-part=notice-line]'), { marginTop: 4 });
globalStyle(inMain('[data-part=category-tiles]'), { marginTop: 10, '@media': { [below('tablet')]: { marginTop: 6 } } });
globalStyle(inMain('[data-part=game-grid]'), { padding: '36px 0 24px' });
globalStyle(inMain('[data-part=provider-pennants]'), { marginTop: 8 });

/** The wheel stands on the lower edge of its block. */
globalStyle(`${body} [data-part=section-block][data-surface=third]`, {
  paddingBlock: '30px 0',
  '@media': { [below('tablet')]: { paddingTop: 36 } },
});
globalStyle(`${body} [data-part=section-block][data-surface=third] [data-part=jackpot-blocks]`, {
  '@media': { [from('desktop')]: { marginBottom: 30 } },
});

/** Headings: a tall line, its note on the same ground line, the way to all of it in the accent. */
globalStyle(`${body} [data-part=section-heading]`, {
  alignItems: 'flex-end',
  columnGap: 18,
  marginBottom: 24,
  '@media': { [below('tablet')]: { columnGap: 12, marginBottom: 18 } },
});
globalStyle(`${body} [data-part=section-title]`, { '@media': { [below('tablet')]: { flex: '1 1 0' } } });
globalStyle(`${body} [data-part=section-note]`, {
  fontSize: 17,
  color: color.textMuted,
  '@media': { [below('tablet')]: { order: 3, width: '100%', fontSize: 16 } },
});
globalStyle(`${body} [data-part=section-link]`, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontSize: 17,
  fontWeight: tokens.weight.heading,
});
globalStyle(`${body} [data-part=section-link]::after`, {
  content: '',
  width: 9,
  height: 9,
  borderTop: '4px solid',
  borderRight: '4px solid',
  borderRadius: 2,
  rotate: '45deg',
  scale: '.9',
});

/** The title of a page stands in the sky, above the scallops. */
globalStyle(inMain('[data-part=page-heading]'), {
  gridColumn: 'full',
  position: 'relative',
  zIndex: 1,
  margin: '0 0 54px',
  padding: `26px ${pageMargin} 16px`,
  background: color.thirdTint,
  '@media': { [below('tablet')]: { marginBottom: 46, paddingBlock: '24px 6px' } },
});
globalStyle(inMain('[data-part=page-heading] + [data-part=game-grid]'), { paddingTop: 0 });
globalStyle(`${body} [data-part=language-switcher] > summary`, { fontSize: 17, fontWeight: tokens.weight.strong });
globalStyle(`${body} [data-part=page-title]`, {
  letterSpacing: tokens.tracking.heading,
  lineHeight: tokens.leading.heading,
});

/** What floats has the ink outline of everything that can be won here. */
const floating = `${body} [data-part=shell]`;
floatsInMargin(body, from('desktopMedium'), 12);
globalStyle(`${floating} ${floats}`, {
  border: 0,
  boxShadow: tokens.shadow.raised,
});
globalStyle(`${floating} :is([data-part=chat-button], [data-part=partners-button])`, { color: color.accentText });

/**
 * A form is a booth: an inked box under an awning. What is said beside it stands in the rays of the foot, its star lit.
 */
const booth = [0, 24].map(
  (x) =>
    `radial-gradient(circle at 12px 0, ${x ? color.surfaceHigh : color.accent} 11.5px, transparent 12px) ${x}px 18px / 48px 12px repeat-x`,
);
globalStyle(
  `${body} ${main} ${parts('form-card', 'benefit-list', 'record-table', 'account-overview', 'vip-progress')}`,
  { border: `3px solid ${color.text}` },
);
globalStyle(`${body} ${main} [data-part=form-card]`, {
  paddingTop: 58,
  background: `${booth.join()}, linear-gradient(90deg, ${color.accent} 50%, ${color.surfaceHigh} 0) 0 0 / 48px 18px repeat-x, ${color.surface}`,
});
globalStyle(`${body} [data-part=benefit-list]:has(> [aria-hidden])`, {
  paddingInlineEnd: 168,
  background: rays('88% 84%'),
});
globalStyle(`${body} [data-part=benefit-list] > [aria-hidden]`, {
  inset: 'auto 20px 16px auto',
  color: color.text,
  opacity: 1,
});
globalStyle(`${body} [data-part=benefit-list] > [aria-hidden] > svg`, { width: 136, height: 136, fill: color.second });
globalStyle(`${body} [data-part=record-table] thead`, { background: color.secondTint });
globalStyle(`${body} [data-part=record-table] tbody tr`, { borderTopStyle: 'dotted' });
pages.roomyPages(body, from('desktop'));
