import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color } = tokens;

export const spark = style({ display: 'block', width: 140, height: 30 });
/** Where the line is lit all bars are in its ink. */
const bar = (fill: string) =>
  style({ fill, selectors: { '[data-part=game-line]:is(:hover, :focus-within) &': { fill: 'currentColor' } } });
export const usual = bar(`color-mix(in oklab, ${color.accent} 45%, ${color.background})`);
export const rare = bar(color.second);
export const lost = bar(color.bad);
