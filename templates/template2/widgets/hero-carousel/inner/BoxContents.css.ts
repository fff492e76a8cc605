import { globalStyle } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../../engine/theme';
import { boxes } from '../Boxes.css';

const { color, radius, size, space, weight } = tokens;

/** What stands in the boxes beside the slides: a small head, one large figure or a list that fills its box. */
const inHero = (part: string) => `.${boxes}[data-part=hero-boxes] > ${part}`;
const small = { color: color.textMuted, fontSize: size.tiny, fontWeight: weight.strong, letterSpacing: 0 } as const;
globalStyle(inHero('[data-part=game-quad]'), { overflow: 'clip' });
globalStyle(inHero('[data-part=game-quad] > ul'), { gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });
globalStyle(inHero('[data-part=game-quad] li'), { borderRadius: radius.medium });
globalStyle(inHero('[data-part=jackpot-band] > ul'), { gridTemplateColumns: 'minmax(0, 1fr)', height: '100%' });
globalStyle(inHero('[data-part=jackpot-band] li'), {
  justifyContent: 'space-between',
  padding: space.inside,
  background: 'none',
});
globalStyle(inHero('[data-part=jackpot-band] li > span'), { ...small, minHeight: 24 });
globalStyle(inHero('[data-part=jackpot-band] li > b'), {
  color: `color-mix(in oklab, ${color.second} 45%, ${color.text})`,
  fontSize: `min(${size.jackpot}, 11.4cqi)`,
  letterSpacing: '-.02em',
  lineHeight: 1,
  textShadow: `0 0 20px color-mix(in oklab, ${color.second} 75%, transparent)`,
});
globalStyle(inHero('[data-part=leaderboard]'), {
  flexDirection: 'column',
  padding: `16px ${space.inside} 10px`,
  '@media': { [from('tablet')]: { display: 'flex' } },
});
globalStyle(inHero('[data-part=leaderboard] > ol'), { display: 'flex', flex: 1, flexDirection: 'column' });
globalStyle(inHero('[data-part=leaderboard] li'), {
  flex: 1,
  minHeight: 0,
  borderTop: `1px solid ${color.line}`,
  fontSize: size.small,
});
globalStyle(inHero('[data-part=leaderboard] li > span'), { color: color.textMuted, fontWeight: weight.strong });
globalStyle(inHero('[data-part=leaderboard] li > :last-child'), { color: color.text });
globalStyle(inHero('[data-part=leaderboard] li:first-child > span'), { color: color.second });
globalStyle(inHero('[data-part=missions]'), {
  display: 'flex',
  flexDirection: 'column',
  padding: `14px ${space.inside} 18px`,
});
globalStyle(inHero('[data-part=missions] h2'), small);
globalStyle(inHero('[data-part=missions] > ul'), { display: 'grid', flex: 1 });
globalStyle(inHero('[data-part=missions] li'), {
  alignContent: 'space-between',
  gap: 10,
  padding: 0,
  border: 0,
  fontSize: 18,
  fontWeight: 700,
  lineHeight: 1.15,
  '@media': {
    [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(width < 360px)': { fontSize: 16 },
  },
});
