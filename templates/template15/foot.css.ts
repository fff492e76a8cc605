/** The foot with the dock on it, inner pages, and what floats beside the column. */
import { globalStyle } from '@vanilla-extract/css';
import { floats, bottomInset, from, namedFloats, tokens } from '../../engine/theme';
import { custom } from './theme.css';
import { body, narrow, beside, night, regions } from './layout.css';

const { color, layout: size, shadow, space, weight } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
const part = (name: string) => inMain(`[data-part=${name}]`);

/**
 * Foot: links, payments, age and licence on the column's own ground; the dock takes its room itself, and what floats
 * stands beside the column where there is room.
 */
const base = `${body} ${footer} > [data-part=site-footer]`;
globalStyle(base, {
  padding: `10px ${space.gutter} 12px`,
  borderTop: 0,
  borderBlockEndWidth: `var(${bottomInset}, 0px)`,
  '@media': { [from(custom)]: { borderBlockEndWidth: 0 } },
});
globalStyle(`${base} > :first-child`, { padding: 0, border: 0 });
globalStyle(`${base} [data-part=footer-base] > p`, { flexBasis: 180 });
globalStyle(`${base} [data-part=footer-base]`, { '@media': { [narrow]: { paddingInlineEnd: 58 } } });

/** The dock lies on the foot of the column, the way into a game filled. */
const dock = `${body} [data-part=dock]`;
globalStyle(dock, {
  position: 'static',
  padding: 7,
  border: 0,
  borderRadius: 22,
  background: color.surface,
  color: color.textMuted,
  boxShadow: shadow.overlay,
});
globalStyle(`${dock} > ul`, { height: 54, minHeight: 0 });
globalStyle(`${dock} :is(a, button)`, { gap: 3, borderRadius: 16, fontSize: 11.5, fontWeight: weight.strong });
globalStyle(`${dock} :is([aria-current], [aria-expanded=true])`, {
  background: color.surfaceRaised,
  color: color.accentText,
  boxShadow: 'none',
});
globalStyle(`${dock} [data-icon=play]`, { background: color.accent, color: color.onAccent });
globalStyle(`${dock} [data-icon] > svg`, { color: 'inherit' });
globalStyle(`${body} [data-part=sheet]`, { maxWidth: size.container });

/** Inner pages keep to one column, however wide the window is. */
globalStyle(`${inMain('> div > div')}, ${inMain('div:has(> [data-part=benefit-list])')}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle(`${part('news-list')} li`, { gridColumn: 'auto' });

/** What floats stands beside the column, with its name. */
const shell = `${body} [data-part=shell]`;
globalStyle(shell, {
  '@media': {
    [from(custom)]: { insetInline: 'max(12px, 100% - 236px) 12px', flexDirection: 'column', alignItems: 'flex-end' },
    [beside]: {
      insetInline: 'calc(50% + 256px) 16px',
      insetBlockEnd: 32,
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
  },
});
globalStyle(`${shell} ${floats}`, {
  border: 0,
  borderRadius: 16,
  background: night,
  color: color.onAccentDeep,
});
globalStyle(`${shell} [data-part=rewards] > a`, { background: color.second, color: color.onSecond });
namedFloats(body, beside, 48, '0 18px 0 14px');
