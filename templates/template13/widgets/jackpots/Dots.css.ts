import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color } = tokens;
/** From so many px on the whole sum is readable in one line. */
const oneLine = 600;

export const board = style({ minWidth: 0 });
const lamps = style({ display: 'block', width: '100%', height: 'auto' });
export const wide = style([lamps, { '@media': { [below(oneLine)]: { display: 'none' } } }]);
export const narrow = style([lamps, { '@media': { [from(oneLine)]: { display: 'none' } } }]);
export const cells = style({ maskType: 'alpha' });
export const unlit = style({ fill: color.surfaceRaised });
export const warm = style({ stroke: color.accentTint, fill: 'none' });
export const lit = style({ stroke: color.accent, fill: 'none' });
