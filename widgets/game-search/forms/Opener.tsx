import { Icon, RouteLink } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Opener.css';

/** The page begins in its search field. */
const find = { find: '1' } as const;

/** Where there is no room for a field: a link to the page that has one. */
export function Opener({ label, route }: GameSearchFormProps) {
  return (
    <RouteLink route={route} query={find} className={styles.opener} aria-label={label} data-part="game-search">
      <Icon name="search" size={20} />
    </RouteLink>
  );
}
