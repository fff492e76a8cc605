/** The lower end of a page: figures, matches, the directory, and what floats. */
import { globalStyle } from '@vanilla-extract/css';
import { floats, floatStack, from, pageMargin, tokens, within } from '../../engine/theme';
import { body, line, regions } from './layout.css';

const { color, radius } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

/** The band of figures from edge to edge. */
globalStyle(inMain('> [data-part=winners-atrium]'), {
  gridColumn: 'full',
  margin: '10px 0',
  padding: `34px ${pageMargin}`,
  background: color.background,
});

/** Matches on one ruled sheet; what is pressed is ink. */
const matches = inMain('[data-part=match-rows] > ul');
globalStyle(matches, { gap: 0, border: line, borderRadius: radius.medium, background: color.surface });
globalStyle(`${matches} > li + li`, { borderTop: line });
globalStyle(`${matches} > li > div b`, { marginInlineStart: 'auto', paddingInlineEnd: 10 });
globalStyle(`${matches} > li`, { minHeight: 93, padding: '8px 18px', borderRadius: 0, background: 'none' });
globalStyle(`${matches} > li > ul a`, {
  minHeight: 46,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  flexDirection: 'row',
  justifyContent: 'space-between',
  padding: '0 clamp(8px, 12%, 13px)',
  background: 'none',
  fontSize: 16,
});

/** The directory at the foot. */
globalStyle(`${footer} [data-part=site-footer]`, { paddingBlock: '44px 34px' });
globalStyle(`${footer} [data-part=logo] > img`, { height: 38 });
globalStyle(`${footer} nav, ${footer} nav + div`, { borderInlineStart: 0 });
const base = `${footer} [data-part=site-footer] > div:last-of-type`;
globalStyle(base, { borderTopColor: color.line });
const plaque = { border: 0, borderRadius: radius.small, background: color.accent, color: color.onAccent };
globalStyle(`${base} > span:first-child`, { ...plaque, width: 'auto', height: 34, padding: '0 8px', fontSize: 16 });

/** What floats is one stack on the edge of the window, where there is a margin for it. */
floatStack(body, from(1440), { end: 0, gap: 0, width: 48, height: 50 });
const shell = `${body} [data-part=shell]`;
globalStyle(`${shell} ${floats}`, {
  borderColor: color.line,
  borderRadius: radius.control,
  background: color.background,
  color: color.text,
  ...within(from(1440))({ borderWidth: '0 0 1px', borderRadius: 0 }),
});
globalStyle(`${shell} [data-part=rewards] > a`, { background: color.accent });
globalStyle(`${shell} [data-part=rewards] > a > svg`, { color: color.onAccent });
