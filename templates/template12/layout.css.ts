import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  oneColumn,
  pageColumn,
  pageMargin,
  segments,
  stuckAside,
  tokens,
  washes,
} from '../../engine/theme';
import garden from './art/garden.svg';
import tea from './art/tea.svg';
import { toy } from './toy';
import { custom } from './theme.css';

const { color, radius, shadow, size: font, space, stroke, tracking, weight } = tokens;
export const body = 'body.template12';
/** Frost: what stands on the accent is white here. */
const white = (part: number) => `color-mix(in srgb, ${color.onAccent} ${Math.round(part * 100)}%, transparent)`;
export const narrow = below('tablet');
/** A pane with its edge. */
export const pane = {
  border: `${stroke.decor} solid ${white(0.85)}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
} as const;
/** Below this width the box has eight columns. */
export const medium = below('desktopMedium');

export const layout = style(pageColumn);

export const regions = {
  header: style({
    position: stuckAside,
    top: 20,
    zIndex: 20,
    margin: '20px 0 26px',
    paddingInline: pageMargin,
    '@media': { [below(custom)]: { top: 10, margin: '10px 0 16px' } },
  }),
  main: style({
    ...oneColumn,
    flex: 1,
    gap: 30,
    minWidth: 0,
    padding: `0 ${pageMargin} 40px`,
    overflowX: 'clip',
  }),
  footer: style({ paddingInline: pageMargin }),
  dock: style({ display: 'contents' }),
} as const;

const { header, main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

/** The washes. */
washes(
  body,
  [
    { tone: color.accentDeep, shapes: ['46% 42% at 8% 10%', '46% 40% at 88% 96%'] },
    { tone: color.secondTint, shapes: ['44% 44% at 92% 22%', '38% 40% at 4% 74%'] },
  ],
  [{ tone: color.thirdTint, shapes: ['40% 34% at 52% 44%', '40% 30% at 40% 98%'] }],
);

/** Glass: frosted white over the washes, which are soft already; only what lies over other things blurs them. */
globalStyle(`${body} :is(${main}, ${footer})`, {
  vars: {
    [color.surface]: white(0.56),
    [color.surfaceRaised]: white(0.78),
    [color.line]: `color-mix(in oklab, ${color.accent} 18%, transparent)`,
  },
});

globalStyle(`${body} ${header} form label`, {
  border: `${stroke.control} solid ${color.edge}`,
  background: color.field,
});
globalStyle(`${body} ${header} form input`, { fontSize: font.body });
globalStyle(`${body} ${header} [data-part=session-bar] > [data-part=button-secondary]`, {
  borderColor: 'transparent',
  background: 'none',
});
globalStyle(`${body} ${header} [data-player] > :first-child`, {
  paddingInline: 14,
  borderRadius: radius.control,
  background: color.surface,
});

/** Headings: large round letters on the bare wash. */
globalStyle(inMain('[data-part=section-heading]'), {
  alignItems: 'baseline',
  columnGap: 16,
  minHeight: 0,
  margin: '0 0 20px',
});
globalStyle(inMain('[data-part=section-note]'), { color: color.textMuted, fontSize: font.body });
globalStyle(inMain('[data-part=section-link]'), {
  marginInlineStart: 'auto',
  color: color.accentText,
  fontSize: font.body,
  fontWeight: weight.strong,
});
globalStyle(inMain('[data-part=page-title]'), {
  fontSize: `min(${font.page}, 7.4vw)`,
  letterSpacing: tracking.display,
});
globalStyle(inMain('> [data-part=page-heading]'), { marginBottom: 0 });

/** The notice is a quiet line below its heading. */
const notice = inMain('[data-part=notice-line]');
globalStyle(notice, { columnGap: 8, color: color.textMuted, fontSize: font.body, fontWeight: weight.body });
globalStyle(`${notice} > svg`, { width: 20, height: 20, color: color.accentText });
globalStyle(`${notice} > p`, { minHeight: 32 });
globalStyle(`${notice} summary > span`, { textDecoration: 'none' });

/** The box: twelve columns, eight between phones and desktops, four on phones. */
const board = `${body} ${main}:has(> [data-part=cell])`;
const cell = inMain('[data-part=cell]');
globalStyle(board, {
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridAutoRows: 'minmax(101px, auto)',
  gap: space.item,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: 'auto' },
  },
});
globalStyle(`${board} > :not([data-part=cell], [data-part=game-framed])`, { gridColumn: '1 / -1' });
globalStyle(`${board} > section:has(> [data-part=section-heading])`, {
  alignSelf: 'end',
  '@media': { [narrow]: { marginTop: 18 } },
});
globalStyle(`${board} > section:has(> [data-part=section-heading]) > [data-part=section-heading]`, { margin: 0 });
globalStyle(cell, {
  padding: `24px ${space.inside}`,
  ...pane,
  '@media': { [narrow]: { gridRow: 'auto', padding: 20 } },
});
globalStyle(`${cell} [data-part=section-heading]`, { margin: '0 0 10px' });
globalStyle(`${cell} :is(h2, h3)`, {
  fontSize: font.box,
  fontWeight: weight.heading,
  letterSpacing: '-.025em',
  lineHeight: 1.2,
});
globalStyle(`${body} [data-page=home] h1`, hidden);

/** The jar keeps to its own height; wins fill the rest. */
globalStyle(`${cell} [data-part=jackpot-growth]`, { flex: 'none' });
globalStyle(`${cell} [data-part=jackpot-growth] > b`, { marginTop: 8 });

for (const [part, picture] of [
  ['missions', tea],
  ['call-to-action', garden],
] as const) {
  globalStyle(`${cell}:has(> [data-part=${part}])`, {
    paddingInlineEnd: 160,
    ...toy(picture, 'right 4px bottom 4px', 'auto 152px'),
    '@media': { [narrow]: { minHeight: 186, paddingInlineEnd: 140, backgroundSize: 'auto 128px' } },
  });
}

/** An invitation or a mission in a cell has no panel of its own; steps towards a mission are beads. */
const call = `${cell} > [data-part=call-to-action]`;
globalStyle(`${body} ${main} > [data-part=cell]:has(> [data-part=call-to-action])`, {
  '@media': { [`${medium} and ${from('tablet')}`]: { gridColumn: 'span 8' } },
});
globalStyle(call, {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: font.body,
});
globalStyle(`${call} > p`, { marginBottom: 12 });
globalStyle(`${call} > [data-part]`, { width: 'auto', marginTop: 'auto' });
const mission = `${cell} > [data-part=missions]`;
globalStyle(`${mission} > header`, { minHeight: 0, marginBottom: 6 });
globalStyle(`${mission} li`, { padding: '4px 0 0', borderTop: 0 });
globalStyle(`${mission} progress`, { order: -1, marginBottom: 4, ...segments(6, 14) });
