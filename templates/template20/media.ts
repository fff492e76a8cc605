import { below, from, within } from '../../engine/theme';
import { breakpoints } from './template.json';

/** From this width on the page is cut: the left half stays, the right half scrolls (VIEW-2). */
const custom = breakpoints.template20Custom;
export const narrow = below(custom);
export const cut = from(custom);

/** A cut page in a window too low for the ways to the chapters: the notice stands in their place. */
export const low = `${cut} and (height < 900px)`;
/** … in one so low that the legal line ends the page and titles are smaller than the drawing beside them. */
export const lowest = `${cut} and (height < 840px)`;
/** … in one high enough for the legal line to stay at the foot of the window. */
export const high = `${cut} and (height >= 840px)`;

/** Rules for windows whose page is one column. */
export const phone = within(narrow);
/** Rules for windows whose page is cut. */
export const desk = within(cut);
