import { observer } from 'mobx-react-lite';
import { ButtonLink, contentRequest, useContent, useMessages, useStores } from '../../../../engine';
import type { VipProgressFormProps } from '../../../../widgets/vip-progress/variants';
import * as styles from './Constellation.css';

/** Heights of the stars on a sky 780 wide, from the left; a longer ladder begins again. */
const heights = [210, 150, 170, 118, 150, 66, 96] as const;

/**
 * The ladder of the club as a constellation: the stars that a player has reached are joined by a line of light, dots
 * lead on; for a guest all of it shines.
 */
export const Constellation = observer(function Constellation({ joinRoute }: VipProgressFormProps) {
  const message = useMessages();
  const { session } = useStores();
  const levels = useContent(contentRequest('vipLevels', {})).value ?? [];
  const { vip, isAuthenticated } = session;
  // A guest has reached none and sees what there is: the whole way lit.
  const reached = isAuthenticated
    ? Math.max(
        0,
        levels.findIndex(({ name }) => name === vip?.currentLevel),
      )
    : levels.length;
  const stars = levels.map(({ name }, index) => ({
    name,
    x: Math.round(40 + (660 * index) / Math.max(1, levels.length - 1)),
    y: heights[index % heights.length] ?? 150,
  }));
  const line = (part: typeof stars) => part.map(({ x, y }, index) => `${index > 0 ? 'L' : 'M'}${x} ${y}`).join('');
  return (
    <section className={styles.sky} aria-label={message('vipProgress.label')} data-part="vip-constellation">
      <div className={styles.words}>
        <h2 className={styles.title}>
          {isAuthenticated && vip ? vip.currentLevel : message('vipProgress.guestTitle')}
        </h2>
        <p className={styles.text}>
          {isAuthenticated
            ? vip?.nextLevel && !vip.isDistanceUnknown
              ? message('vipProgress.toNext', { level: vip.nextLevel })
              : ' '
            : message('vipProgress.guestText')}
        </p>
        <ButtonLink route={isAuthenticated ? 'vip' : joinRoute}>{message('session.vip')}</ButtonLink>
      </div>
      <svg
        viewBox="-10 24 790 240"
        className={styles.chart}
        role="img"
        aria-label={levels.map(({ name }) => name).join(', ')}
      >
        <path d={line(stars.slice(reached))} className={styles.ahead} />
        <path d={line(stars.slice(0, reached + 1))} className={styles.done} />
        {stars.map(({ name, x, y }, index) => (
          <g
            key={name}
            transform={`translate(${x} ${y})`}
            className={index === reached ? styles.here : index < reached ? styles.lit : styles.star}
          >
            <circle r={index === reached ? 40 : 20} className={styles.glow} />
            <path d={starPath(index === reached ? 21 : 12)} />
            <text y="42" textAnchor="middle" className={styles.name}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
});

/** A star with four long points, `size` from its middle to a point. */
function starPath(size: number): string {
  const inner = size * 0.1;
  return `M0${-size}Q${inner}${-inner} ${size} 0Q${inner} ${inner} 0 ${size}Q${-inner} ${inner}${-size} 0Q${-inner}${-inner} 0${-size}Z`;
}
