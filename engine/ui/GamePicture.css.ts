import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

/** A picture that is missing says what it would show, on a tile in the site's tint; browsers that draw nothing there leave the tinted box. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  background: tokens.color.surfaceRaised,
  '::before': {
    content: ['attr(data-name)', 'attr(data-name) / ""'],
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '8%',
    background: tokens.color.accentTint,
    color: tokens.color.text,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});
