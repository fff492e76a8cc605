import { style } from '@vanilla-extract/css';

/** A list of which only a part stands in the page; variables are set once it has been measured. */
export const long = style({
  position: 'relative',
  // Two classes, so that it holds whatever an arrangement says of its own.
  selectors: { '&&': { paddingBlock: 'var(--lv-before, 0px) var(--lv-after, 0px)' }, '&&:not([data-band])': { gridAutoRows: 'var(--lv-row, auto)' } },
  overflowAnchor: 'none',
});

/** A card that has the focus while the view is elsewhere: out of the flow and out of sight, where it was. */
export const kept = style({ selectors: { '&&': { position: 'absolute', top: 0, width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } } });
