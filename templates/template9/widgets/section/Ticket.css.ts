import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../../../engine/theme';

const { color, radius, size, weight } = tokens;
const desktop = from('desktop');

/** Where the stub is torn off: the notches are cut there. */
const tear = '58%';
const notch = (side: string, at: string) =>
  `radial-gradient(circle 12px at ${tear} ${at}, transparent 96%, ${color.text}) ${side} / 100% 51% no-repeat`;

/** A mask cuts edges and shadows off, so both are shadows of the whole. */
export const ticket = style({
  minWidth: 0,
  filter: `drop-shadow(0 0 .6px ${color.edge}) drop-shadow(0 1px 1px ${color.scrim})`,
});
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
  '@media': {
    [desktop]: {
      gridTemplateColumns: `${tear} minmax(0, 1fr)`,
      mask: `${notch('top', '0')}, ${notch('bottom', '100%')}`,
    },
  },
});

const form = `${paper} [data-part=form-card]`;
globalStyle(form, {
  maxWidth: 'none',
  border: 0,
  background: 'none',
  '@media': { [desktop]: { padding: '40px clamp(32px, 6vw, 96px) 48px' } },
});
const stub = `${paper} [data-part=benefit-list]`;
globalStyle(stub, {
  border: 0,
  borderInlineStart: `2px dashed ${color.accentText}`,
  borderRadius: 0,
  background: color.accentTint,
  color: color.text,
});
globalStyle(`${stub} > [aria-hidden]`, { display: 'none' });
globalStyle(`${stub} > h2`, { fontSize: `calc(${size.section} + 8px)`, fontWeight: weight.heading });
