import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  pageColumn,
  pageMargin,
  parts,
  stuckAside,
  tokens,
  within,
} from '../../engine/theme';
import { mix } from './mix';
import { custom } from './theme.css';

const { color, layout: size, motion, radius, size: font, space, weight } = tokens;
export const body = 'body.template2';
const phone = within(below('tablet'));
/**
 * From the edge of the window to the first column; on both sides of an equation, so that a scrollbar in it does no
 * harm.
 */
export const edge = `max(${space.gutter}, (100vw - ${size.container}) / 2)`;
const glow = (tone: string, part: number) => `0 0 22px ${mix(tone, part)}`;
/** A hairline tube round a dark fill: lit at the corner where the light comes from, faintly at the opposite one. */
const tube = (fill: string, tone = color.accent) =>
  `linear-gradient(${fill} 0 0) padding-box, linear-gradient(128deg, ${mix(tone, 76, color.surface)}, ${color.line} 26% 74%, ${mix(tone, 56, color.surface)}) border-box`;
const box = { border: '1px solid transparent', borderRadius: radius.medium } as const;

export const layout = style({
  ...pageColumn,
  background: [
    `radial-gradient(60% 420px at 30% 0, ${mix(color.accentDeep, 90)}, transparent) no-repeat`,
    `radial-gradient(40% 360px at 88% 330px, ${mix(color.second, 7)}, transparent) no-repeat`,
    color.background,
  ].join(),
});

const inPage = { boxSizing: 'border-box', minWidth: 0, paddingInline: pageMargin } as const;
export const regions = {
  /** Floats over the page, as wide as what is below it. */
  header: style({
    position: stuckAside,
    top: 20,
    zIndex: 20,
    width: `min(${size.container}, 100% - 2 * ${space.gutter})`,
    margin: '20px auto 0',
    ...phone({ top: 10, width: 'calc(100% - 20px)', marginTop: 10 }),
  }),
  top: style({ ...inPage, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }),
  categories: style({ ...inPage, paddingTop: 14, ...phone({ paddingTop: 12, paddingInline: 0 }) }),
  main: style({
    ...marginGrid(),
    rowGap: space.section,
    minWidth: 0,
    padding: '46px 0 48px',
    overflowX: 'clip',
    ...phone({ paddingTop: 34 }),
  }),
  footer: style({ background: color.band }),
  fab: style({ display: 'contents' }),
} as const;
const { header, top, main } = regions;
inContent(main);
globalStyle(`${top} > *`, { gridColumn: '1 / -1', minWidth: 0 });
globalStyle(`${body} ${top} > h1`, hidden);
globalStyle(`${body} ${layout}:not([data-regions~=top]) > ${main}`, { rowGap: 32, paddingTop: 38 });

/** Every box has its tube; the one that is pointed at comes on. */
const tubes = parts(
  'header-pane',
  'hero-box',
  'game-quad',
  'jackpot-band',
  'leaderboard',
  'missions',
  'category-icon-strip',
  'provider-cells',
);
const inner = parts(
  'form-card',
  'benefit-list',
  'offer-card',
  'call-to-action',
  'record-table',
  'vip-progress',
  'empty',
  'winners-list',
);
const fixture = '[data-part=match-fixtures] li:has(> p)';
const boxes = `${body} ${tubes}, ${body} ${main} ${inner}, ${body} ${fixture}`;
globalStyle(boxes, {
  ...box,
  background: tube(color.surface),
  transition: `box-shadow ${motion.duration} ${motion.easing}`,
});
const lit = { boxShadow: `inset 0 0 0 1px ${mix(color.accent, 82)}, 0 0 34px ${mix(color.accent, 30)}` };
const state = (name: string) => `${body} ${tubes}:${name}, ${body} ${fixture}:${name}`;
globalStyle(state('hover'), { '@media': { '(hover: hover)': lit } });
globalStyle(state('focus-within'), lit);

/** Header: links at the start, a field with an edge; one solid way in, lit. */
const pane = `${body} ${header} [data-part=header-pane]`;
globalStyle(pane, {
  height: 68,
  gap: 24,
  padding: '0 12px 0 22px',
  background: tube(mix(color.surface, 94, color.background)),
  backdropFilter: 'none',
  boxShadow: tokens.shadow.overlay,
  ...phone({ height: 58, gap: 8, padding: '0 8px 0 14px' }),
});
globalStyle(`${pane} [data-part=logo]`, {
  fontSize: 23,
  letterSpacing: '.17em',
  textTransform: 'uppercase',
  // The whole name, or the mark alone.
  flexWrap: 'wrap',
  gap: '0 11px',
  height: 44,
  minHeight: 44,
  overflow: 'hidden',
  lineHeight: '44px',
  ...phone({ fontSize: 18, letterSpacing: '.14em' }),
});
const lamp = {
  width: 30,
  height: 44,
  objectFit: 'contain',
  filter: `drop-shadow(0 0 7px ${mix(color.accent, 80)})`,
} as const;
globalStyle(`${pane} [data-part=logo-compact]`, { ...lamp, ...phone({ width: 24 }) });
globalStyle(`${pane} > :last-child`, { '@media': { '(width < 360px)': { flexGrow: 1 } } });
globalStyle(`${pane} [data-part=wordmark]`, { '@media': { '(width < 360px)': { display: 'none' } } });
globalStyle(`${pane} nav a`, { padding: '0 13px', fontWeight: weight.strong });
globalStyle(`${pane} form`, { flex: '0 1 270px', maxWidth: 'none' });
globalStyle(`${pane} label`, { border: `1px solid ${color.edge}`, background: color.field });
globalStyle(`${pane} input`, { fontSize: 14, fontWeight: weight.body });
globalStyle(`${body} [data-part=button-primary]`, {
  boxShadow: `${glow(color.accent, 45)}, inset 0 0 0 1px ${color.third}`,
  fontWeight: weight.display,
});
globalStyle(`${body} [data-part=button-second]`, {
  boxShadow: `${glow(color.second, 45)}, inset 0 0 0 1px ${mix(color.text, 60, color.second)}`,
});
globalStyle(`${body} [data-part=button-secondary]`, {
  borderColor: color.edge,
  background: 'transparent',
  fontWeight: weight.display,
});
globalStyle(`${body} [data-part=button-secondary]:hover`, {
  borderColor: color.accent,
  boxShadow: glow(color.accent, 35),
});

/** Below it on the page, without a box: the notice, and how many play. */
const notice = `${body} [data-part=notice-line]`;
globalStyle(notice, {
  minHeight: 50,
  color: color.textMuted,
  fontSize: 14,
  fontWeight: weight.body,
  ...phone({ minHeight: 46, fontSize: font.tiny }),
});
globalStyle(`${notice} > svg`, { width: 18, color: color.second });
globalStyle(`${notice} > p > b`, { color: color.text, fontWeight: weight.strong });
globalStyle(`${notice} summary`, { color: color.textMuted, fontSize: font.tiny, fontWeight: weight.body });
globalStyle(`${body} ${top} > [data-part=notice-line]`, { '@media': { [from(custom)]: { gridColumn: '1' } } });
globalStyle(`${body} ${top} [data-part=lobby-facts]`, { marginInline: '8px -16px' });
globalStyle(`${body} [data-part=lobby-facts] > li`, { border: 0 });

/** The jackpot in the light of the lamp. */
globalStyle(`${body} [data-part=hero-boxes] > [data-part=jackpot-band]`, {
  background: tube(color.secondTint, color.second),
});
/** Progress in five cells. */
globalStyle(`${body} ${parts('missions', 'mission-board')} progress`, {
  height: 9,
  maskImage: `repeating-linear-gradient(90deg, ${color.text} 0 calc(20% - 4px), transparent 0 calc(20% + 1px))`,
});
