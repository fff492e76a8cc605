import { globalStyle, style } from '@vanilla-extract/css';
import { short } from './media';
import { barInset, stuckVariables } from './stuck';
import { tokens } from './tokens.css';

const nothingStuck = {
  [stuckVariables.bar]: 'relative',
  [stuckVariables.aside]: 'static',
  [stuckVariables.fixed]: 'static',
  [stuckVariables.inset]: '0px',
};

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
/**
 * What gets the focus scrolls clear of bars at the edges of the window; in a short window there are none (WCAG 2.2,
 * 1.4.10 and 2.4.11).
 */
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  vars: { [stuckVariables.inset]: `calc(${tokens.layout.mobileBar} + 0px)` },
  scrollPaddingBlock: `max(96px, ${tokens.layout.header} + 24px) calc(${barInset} + 24px)`,
  '@media': {
    [short]: { vars: nothingStuck, scrollPaddingBlock: '12px' },
    // What is stuck would stand on every sheet.
    print: { vars: nothingStuck },
  },
});

globalStyle('body', {
  margin: 0,
  minWidth: 320,
  overflowWrap: 'break-word',
  background: tokens.color.background,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.body,
  fontWeight: tokens.weight.body,
  lineHeight: tokens.leading.body,
  letterSpacing: tokens.tracking.body,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg', { display: 'block' });
globalStyle('a', { color: 'inherit' });
/**
 * Where the browser knows no popovers, they lie closed until the stand-in (`engine/shell/popovers.ts`) opens them,
 * above all else.
 */
const withoutPopovers = 'not selector(:popover-open)';
globalStyle('[popover]:not([data-open])', { '@supports': { [withoutPopovers]: { display: 'none !important' } } });
globalStyle('[popover]', { '@supports': { [withoutPopovers]: { zIndex: '90 !important' } } });
/**
 * The boot script knows a window of the site's own before the first paint; then nothing but the notice is ever seen
 * (LAYOUT-3).
 */
globalStyle('html[data-maintenance] [data-layout]:not([data-layout="maintenance"])', { visibility: 'hidden' });
globalStyle('main:focus', { outline: 'none' });
/**
 * The foot of a page begins below the first screen, so what comes into a short page later moves nothing that is seen
 * (CARD-2).
 */
globalStyle('main:has(~ footer)', { minBlockSize: '100svh' });
globalStyle(':focus-visible', { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 });

/**
 * What is current, chosen or focused is told by colours and shadows that forced colours take away (WCAG 2.2, 1.4.11 and
 * 2.4.7).
 */
const forced = '(forced-colors: active)';
globalStyle(
  ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], label:has(> input:checked), input:checked + :not(input))',
  { '@media': { [forced]: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' } } },
);
globalStyle(':focus-visible', {
  '@media': { [forced]: { outline: '3px solid CanvasText !important', outlineOffset: '1px !important' } },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With any duration each change of a property would take a frame, because all of them have transitions by
      // default.
      transitionDuration: '0s !important',
    },
  },
});

/** A link in an operator's text that opens beside this page has a sign, which is not read out. */
globalStyle('[data-prose] a[target="_blank"]::after', { content: '"\\00a0↗" / ""' });

/** Paper has the words of a page: nothing that is there to be pressed on any page, and no picture that says nothing. */
const onlyOnScreens = [
  ...[
    'header[data-region]',
    'nav',
    'video',
    'canvas',
    'img[alt=""]',
    'button:has(> [data-part="float-label"])',
    'a:has(> [data-part="float-label"])',
  ],
  ...['dock', 'download-bar', 'rewards', 'chat-button', 'consent', 'notices', 'play-clock', 'live-chat'].map(
    (part) => `[data-part="${part}"]`,
  ),
];
globalStyle(onlyOnScreens.join(', '), { '@media': { print: { display: 'none !important' } } });
/** Black on white, whatever the colours of a site; nothing moves, and nothing that is farther along is cut. */
globalStyle('*, *::before, *::after', {
  '@media': {
    print: {
      background: 'none !important',
      color: '#000 !important',
      WebkitTextFillColor: 'currentcolor !important',
      textShadow: 'none !important',
      boxShadow: 'none !important',
      filter: 'none !important',
      maskImage: 'none !important',
      backdropFilter: 'none !important',
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
globalStyle('html, body, [data-layout], [data-region]', {
  '@media': { print: { overflow: 'visible !important', height: 'auto !important' } },
});

/** The first link of a page, seen when it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: 8,
  top: -80,
  zIndex: 100,
  padding: '12px 16px',
  borderRadius: tokens.radius.control,
  background: tokens.color.accent,
  color: tokens.color.onAccent,
  ':focus': { top: 8 },
});
