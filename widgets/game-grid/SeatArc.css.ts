import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, motion } = tokens;
const ease = `${motion.duration} ${motion.easing}`;

export const arc = style({ flex: 'none', display: 'block' });
export const felt = style({ fill: color.surfaceHigh });
const seat = style({ strokeWidth: 2, transition: `fill ${ease}, stroke ${ease}` });
export const taken = style([seat, { fill: color.textFaint, opacity: 0.72 }]);
export const open = style([seat, { fill: 'transparent', stroke: color.second }]);
