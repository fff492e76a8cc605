import { Icon, RouteLink } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Opener.css';

/** Where there is no room for a field: a link to the page that has one. */
export function Opener({ label, route }: GameSearchFormProps) {
  return (
    <RouteLink route={route} className={styles.opener} aria-label={label} data-part="game-search">
      <Icon name="search" size={20} />
    </RouteLink>
  );
}
