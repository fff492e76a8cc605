import { createGlobalVar, fallbackVar, style } from '@vanilla-extract/css';

/**
 * They are the list's alone: values that its cards inherited would restyle each of them with every step of the view.
 */
const own = (name: string) => createGlobalVar(name, { syntax: '*', inherits: false });
const before = own('lv-before');
const after = own('lv-after');
const row = own('lv-row');

/** A list of which only a part stands in the page; variables are set once it has been measured. */
export const long = style({
  position: 'relative',
  // Two classes, so that it holds whatever an arrangement says of its own.
  selectors: {
    '&&': { paddingBlock: `${fallbackVar(before, '0px')} ${fallbackVar(after, '0px')}` },
    '&&:not([data-band])': { gridAutoRows: fallbackVar(row, 'auto') },
  },
  overflowAnchor: 'none',
});

/** A card that has the focus while the view is elsewhere: out of the flow and out of sight, where it was. */
export const kept = style({
  selectors: {
    '&&': { position: 'absolute', top: 0, width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
