import * as styles from './Scene.css';
import sheet from './scene.svg?no-inline';

/**
 * A light that is kept on over water while the house is being looked after: drawn once, in the colours of the site. It
 * says nothing, and stands below all words, in room that the notice leaves to it.
 */
export function Scene() {
  const part = (name: string, className?: string) => <use href={`${sheet}#${name}`} className={className} />;
  return (
    <div className={styles.scene} aria-hidden="true" data-part="notice-scene">
      <svg className={styles.water} viewBox="0 0 1440 130" preserveAspectRatio="none">
        {part('far')}
      </svg>
      <div className={styles.shore}>
        <div className={styles.ray} />
        <svg className={styles.coast} viewBox="0 0 560 360">
          {part('sky')}
          {part('glow', styles.light)}
          {part('coast')}
          {part('boat', styles.boat)}
        </svg>
      </div>
      <svg className={styles.water} viewBox="0 0 1440 130" preserveAspectRatio="none">
        {part('near')}
      </svg>
    </div>
  );
}
