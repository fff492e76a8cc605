import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

export const accent = style({ fill: tokens.color.accent });
export const second = style({ fill: tokens.color.second });
export const third = style({ fill: tokens.color.third });
export const band = style({ fill: tokens.color.band });
export const light = style({ fill: tokens.color.surfaceHigh });
export const dark = style({ fill: `color-mix(in oklab, ${tokens.color.accentDeep} 40%, ${tokens.color.text})` });
export const metal = style({ fill: 'none', stroke: tokens.color.onAccentDeep });
export const secondLine = style({ fill: 'none', stroke: tokens.color.second, strokeWidth: 4, strokeLinecap: 'round' });
export const sparks = style({ strokeWidth: 7 });
