import { oklch } from '../../engine/theme';

/** Gilding is the same metal in every colour: light, gold, its edge, and the rule. */
export const light = oklch(0.95, 0.075, 96);
export const gold = oklch(0.83, 0.125, 86);
export const edge = oklch(0.62, 0.112, 72);
export const rule = oklch(0.44, 0.085, 64);
export const ink = oklch(0.2, 0.04, 65);

/** The stops of gilded words, from the top. */
export const gilding = [light, gold, oklch(0.68, 0.12, 74), oklch(0.88, 0.11, 90)] as const;
/** The stops of what is made of metal and carries ink. */
export const metal = [light, gold, oklch(0.73, 0.125, 78), gold, oklch(0.68, 0.115, 74)] as const;
