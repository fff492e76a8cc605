import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';
import { wholeName } from '../rules';

const { color, layout, space, stroke } = tokens;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(12px, 2.2vw, 32px)',
  height: layout.header,
  paddingInline: `max(${space.gutter}, (100% - ${layout.container}) / 2)`,
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.band,
  color: color.onBand,
  '@media': { [below('tablet')]: { gap: 8 } },
});

export const logo = style({
  ...wholeName,
  flex: '0 1 auto',
  minWidth: 34,
  fontSize: 22,
  // The name gives its room before a word of the ways in does.
  '@media': { [below('tablet')]: { fontSize: 19 }, [below('mobileMedium')]: { flexShrink: 99 } },
});
globalStyle(`${logo} > img`, {
  height: 34,
  marginBlock: 5,
  '@media': { [below('tablet')]: { height: 28, marginBlock: 8 } },
});
/** Beside a balance the mark alone stands for the brand on phones. */
globalStyle(`[data-auth] ${bar} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });

export const nav = style({ flex: '1 1 0', minWidth: 0, height: '100%' });
/**
 * On the narrowest phones a long balance takes the room of the gaps, and shrinks at last, so that the page never does.
 */
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  '@media': { [below('tablet')]: { gap: 8 }, [below('mobileMedium')]: { flex: '0 1 auto', minWidth: 0, gap: 0 } },
});
export const search = style({
  flex: 'none',
  '@media': { [from('desktopMedium')]: { width: 'clamp(140px, 40vw - 370px, 206px)' } },
});
/** A balance takes more room than the ways in; the last link stays whole beside it. */
globalStyle(`[data-auth] ${search}`, { '@media': { '(width >= 1390px)': { width: 186 } } });
