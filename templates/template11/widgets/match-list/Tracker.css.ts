import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';
import pitchPicture from './pitch.svg?no-inline';

const { color, font, radius, size, weight } = tokens;
const wide = '(width >= 640px)';

/** On a dark ground its line of odds takes the light words and the bright colour. */
export const tracker = style({
  minWidth: 0,
  borderRadius: radius.medium,
  background: color.band,
  color: color.onBand,
  containerType: 'inline-size',
  overflow: 'hidden',
  vars: {
    [color.text]: color.onBand,
    [color.textMuted]: color.onBandMuted,
    [color.surfaceHigh]: color.third,
    [color.edge]: color.onBandMuted,
    [color.live]: color.onAccentDeep,
    [color.accentText]: color.onAccentDeep,
    [color.ok]: color.onAccentDeep,
    [color.bad]: color.onBandMuted,
  },
});
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title title" "sides when" "pitch pitch" "minutes minutes" "prices prices"',
  alignItems: 'center',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 272px',
      gridTemplateAreas: '"sides when title" "pitch pitch prices" "minutes minutes prices"',
    },
  },
});
export const title = style({
  gridArea: 'title',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  margin: 0,
  padding: '14px 18px 4px',
  color: color.textMuted,
  fontFamily: font.display,
  fontSize: 17,
  fontWeight: weight.strong,
  lineHeight: 1.2,
});
export const league = style({ fontFamily: font.text, fontSize: size.small, fontWeight: weight.body });
export const lines = style({ display: 'contents', listStyle: 'none' });
export const pitch = style({
  gridArea: 'pitch',
  alignSelf: 'stretch',
  aspectRatio: '640 / 260',
  background: `${color.third} url("${pitchPicture}") center / 100% 100%`,
  '@container': { [wide]: { marginInlineStart: 18 } },
});

const part = `${lines} > [data-part="odds-line"]`;
globalStyle(part, { display: 'contents' });
globalStyle(`${part} > p`, { gridArea: 'when', padding: '0 18px', fontSize: 19 });
globalStyle(`${part} > div:nth-child(2)`, {
  gridArea: 'sides',
  padding: '10px 0 10px 18px',
  '@container': { [wide]: { display: 'flex', gap: 3, minHeight: 40 } },
});
globalStyle(`${part} > div > p`, { gap: 10, fontFamily: font.display, fontSize: 22, lineHeight: '34px' });
globalStyle(`${part} > div > p:last-child`, { '@container': { [wide]: { flexDirection: 'row-reverse' } } });
globalStyle(`${part} > div > p > b`, {
  minWidth: 32,
  boxSizing: 'border-box',
  padding: '0 9px',
  borderRadius: radius.medium,
  background: color.third,
  fontSize: 26,
  textAlign: 'center',
  '@container': { [wide]: { margin: 0 } },
});
globalStyle(`${part} > div:last-child`, {
  gridArea: 'prices',
  gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
  padding: '4px 18px 16px',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignSelf: 'stretch', gap: 6, paddingTop: 12 } },
});
globalStyle(`${part} [data-part="price"]`, {
  justifyContent: 'space-between',
  padding: '0 14px',
  fontFamily: font.display,
  fontSize: 20,
});
globalStyle(`${part} [data-part="price"] > span:first-child`, { display: 'block' });

/** A stroke for each two minutes. */
const strokes = 'repeating-linear-gradient(90deg, currentColor 0 calc(100% / 45 - 3px), transparent 0 calc(100% / 45))';
export const minutes = style({
  gridArea: 'minutes',
  appearance: 'none',
  width: 'calc(100% - 36px)',
  height: 22,
  margin: '12px 18px',
  border: 0,
  background: color.third,
  color: color.onAccentDeep,
  maskImage: strokes,
  // It ends where the pitch does; the last stroke's gap lies behind it.
  '@container': { [wide]: { width: 'calc(100% - 15px)', marginInlineEnd: -3 } },
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: color.onAccentDeep },
    '&::-moz-progress-bar': { background: color.onAccentDeep },
  },
});
