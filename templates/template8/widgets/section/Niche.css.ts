import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../../../engine/theme';

const { color, radius, size, space } = tokens;
const desktop = from('desktop');

export const niche = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.item, alignItems: 'stretch' },
  },
});
globalStyle(`${niche} [data-part=form-card]`, {
  maxWidth: 'none',
  '@media': { [desktop]: { padding: '40px clamp(32px, 5vw, 72px)' } },
});

/** The bay under the arch: light falls in from the crown, the words stand on its floor. */
const bay = `${niche} [data-part=benefit-list]`;
globalStyle(bay, {
  alignContent: 'end',
  justifyItems: 'center',
  minHeight: 520,
  padding: '124px 56px 44px',
  borderRadius: `50% 50% ${radius.large} ${radius.large} / 260px 260px ${radius.large} ${radius.large}`,
  background: `radial-gradient(70% 46% at 50% 14%, ${color.surfaceHigh}, transparent), radial-gradient(120% 100% at 50% 0, ${color.surfaceRaised}, ${color.surface} 70%)`,
});
/** A lesser arch inside it, as vaults stand behind each other. */
globalStyle(`${bay}::before`, {
  content: '',
  position: 'absolute',
  inset: '40px 40px -1px',
  border: `1px solid ${color.line}`,
  borderRadius: '50% 50% 0 0 / 224px 224px 0 0',
  pointerEvents: 'none',
});
globalStyle(`${bay} > [aria-hidden]`, { inset: '64px auto auto', color: color.accentText, opacity: 1, lineHeight: 0 });
globalStyle(`${bay} > [aria-hidden] > svg`, { width: 52, height: 52, strokeWidth: 1 });
globalStyle(`${bay} > h2`, { maxWidth: '11em', fontSize: size.section, textAlign: 'center', textWrap: 'balance' });
globalStyle(`${bay} > ul`, { justifySelf: 'stretch' });
globalStyle(`${bay} li > :first-child`, { color: color.accentText });
