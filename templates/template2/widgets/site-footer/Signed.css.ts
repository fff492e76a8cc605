import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, pageMargin, tokens, within } from '../../../../engine/theme';
import * as compact from '../../../../widgets/site-footer/forms/Compact.css';

const phone = within(below('tablet'));

const { color } = tokens;

/** Two ruled rows, within the page's margins. */
export const footer = style([compact.footer, { paddingTop: 14, paddingInline: pageMargin }]);
export const base = style([
  compact.base,
  { paddingTop: 18, borderTop: `1px solid color-mix(in oklab, ${color.line} 80%, transparent)` },
]);
export const age = style([compact.age, { borderColor: color.second, color: color.second }]);

/** As low as the line it begins; on phones a line of its own. */
export const logo = style({ flex: 'none', minHeight: 44, color: color.onBand, ...phone({ width: '100%' }) });
globalStyle(`${logo} > img`, { width: 'auto', height: 26 });
/** The links follow the brand, not the middle of the line. */
globalStyle(`${logo} + nav`, { '@media': { [from('tablet')]: { marginInlineEnd: 'auto' } } });
