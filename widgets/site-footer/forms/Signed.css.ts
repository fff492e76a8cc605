import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens, within } from '../../../engine/theme';

const phone = within(below('tablet'));

/** As low as the line it begins; on phones a line of its own. */
export const logo = style({ flex: 'none', minHeight: 44, color: tokens.color.onBand, ...phone({ width: '100%' }) });
globalStyle(`${logo} > img`, { width: 'auto', height: 26 });
/** The links follow the brand, not the middle of the line. */
globalStyle(`${logo} + nav`, { '@media': { [from('tablet')]: { marginInlineEnd: 'auto' } } });
