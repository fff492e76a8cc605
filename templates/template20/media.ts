import { below, from, within } from '../../engine/theme';
import { breakpoints } from './template.json';

/** From this width on the page is cut: the left half stays, the right half scrolls (VIEW-2). */
const custom = breakpoints.template20Custom;
export const narrow = below(custom);
export const cut = from(custom);

/** Rules for windows whose page is one column. */
export const phone = within(narrow);
/** Rules for windows whose page is cut. */
export const desk = within(cut);
