import { style } from '@vanilla-extract/css';
import { hidden } from './rules';

/** For screen readers only. */
export const visuallyHidden = style(hidden);
