import { observer } from 'mobx-react-lite';
import { useStores } from '../../engine';
import { Sign } from './Sign';
import * as styles from './Preloader.css';

/**
 * Over the whole first page until start-up has answered or failed; gone by itself after a while even where no script
 * runs.
 */
export const Cover = observer(function Cover() {
  const { site } = useStores();
  if (!site.layout.showsPreloader) return null;
  return (
    <div className={styles.cover} aria-hidden="true" data-part="preloader">
      <Sign />
    </div>
  );
});
