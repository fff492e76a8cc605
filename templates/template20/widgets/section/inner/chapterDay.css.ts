import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, hidden, parts, tokens, within } from '../../../../../engine/theme';
import { breakpoints } from '../../../template.json';

const { color, space, stroke, weight } = tokens;
const phone = within(below(breakpoints.template20Custom));
const desk = within(from(breakpoints.template20Custom));
const line = `${stroke.decor} solid ${color.line}`;
/** Height of the upper part of the day, beside the drawing. */
export const top = 414;
/**
 * What a phone's column leaves free at its end, beside the gutter, for what floats at the edge of the window. No wider
 * than that needs: the text that runs on would break elsewhere in its own face than in the one before it at 430 px, and
 * move.
 */
export const lane = 36;

export const day = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100vh',
  ...phone({ position: 'static', minHeight: 0, background: color.background }),
});
/** Beside the drawing; it leaves the circle free. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minHeight: top,
  padding: `98px ${space.gutter} 26px 208px`,
  ...phone({ minHeight: 0, padding: `22px ${space.gutter}` }),
});
globalStyle(`${beside} > :last-child:not(:only-child)`, { marginTop: 'auto' });
globalStyle(`${day} [data-part=section-note]`, { color: color.textMuted, fontSize: 17 });
globalStyle(`${beside} > [data-part=section-heading]`, {
  display: 'grid',
  flex: 'none',
  justifyItems: 'start',
  rowGap: 10,
  margin: 0,
});
/** The chapter's own title is larger than those of its lists. */
const title = `${beside} > [data-part=section-heading] [data-part=section-title]`;
globalStyle(title, {
  fontSize: `min(${tokens.size.section}, 5.5vw)`,
  ...phone({ fontSize: 'min(36px, 11.5vw)' }),
});
globalStyle(`${title}:lang(ms)`, phone({ fontSize: 'min(36px, 10vw)' }));
globalStyle(`${beside} > [data-part=winners-line]`, { paddingTop: 14, borderTop: line });
globalStyle(`${beside} > [data-part=winners-line] > b`, hidden);
globalStyle(`${beside} > [data-part=winners-line] > ul`, phone({ marginTop: 4 }));
globalStyle(`${beside} > [data-part=category-running]`, phone({ marginInlineEnd: lane }));
/** The list below is that of the first category. */
globalStyle(`${beside} > [data-part=category-running] li:first-child > a`, {
  color: color.accentText,
  textDecoration: `underline ${stroke.strong}`,
  textUnderlineOffset: 6,
});

/** A list takes the room there is; phones show three games of it, four where they stand by twos. */
const feed = `${day} > [data-part=game-feed]`;
globalStyle(`${feed} > ul > li:nth-child(n + 5)`, phone({ display: 'none' }));
globalStyle(`${feed} > ul > li:nth-child(4)`, within(below(600))({ display: 'none' }));
globalStyle(`${feed}:not(:has(+ [data-part=winners]))`, { display: 'flex', flexDirection: 'column', flex: 1 });
globalStyle(`${feed}:not(:has(+ [data-part=winners])) > ul`, { flex: 1 });
globalStyle(`${feed} > [data-part=section-heading]`, { padding: `26px ${space.card} 12px`, margin: 0 });

/** Winners and studios stand side by side below the games. */
globalStyle(
  `${day}:has(> [data-part=winners])`,
  desk({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: `minmax(${top}px, auto) auto 1fr`,
  }),
);
globalStyle(`${day}:has(> [data-part=winners]) > ${parts('chapter-beside', 'game-feed')}`, { gridColumn: '1 / -1' });
globalStyle(`${day} > ${parts('winners', 'provider-directory')}`, {
  padding: '18px 16px 10px',
  ...phone({ padding: `22px ${space.gutter}`, borderTop: line }),
});
const studios = `${day} > [data-part=provider-directory]`;
globalStyle(studios, desk({ borderInlineStart: line }));
globalStyle(`${day} > ${parts('winners', 'provider-directory')} [data-part=section-title]`, {
  fontSize: 20,
  letterSpacing: '-.03em',
});
globalStyle(`${studios} > ul`, { display: 'flex', flexWrap: 'wrap', gap: '0 16px', padding: 0 });
globalStyle(`${studios} a`, { gap: 4, fontSize: 17, fontWeight: weight.strong, letterSpacing: '-.03em' });
globalStyle(`${studios} a:hover`, { background: 'none', color: color.accentText, textDecoration: 'underline' });
globalStyle(`${studios} a > :last-child`, {
  alignSelf: 'flex-start',
  fontFamily: tokens.font.text,
  fontSize: 13,
  letterSpacing: 0,
});
