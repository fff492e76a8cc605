import { observer } from 'mobx-react-lite';
import { safeAddress, useStores } from '../../engine';
import * as styles from './Preloader.css';

/** The brand's mark and name over a line that moves while something is on its way. */
export const Sign = observer(function Sign() {
  const { name, logoText = name, logos, logoSizes } = useStores().site.site;
  const form = logos.primary ? 'primary' : 'compact';
  const src = logos[form];
  const [width = 120, height = 40] = logoSizes?.[form] ?? [];
  return (
    <div className={styles.sign}>
      {src ? <img src={safeAddress(src)} alt="" width={width} height={height} className={styles.picture} /> : null}
      {form === 'compact' ? <span className={styles.name}>{logoText}</span> : null}
      <span className={styles.line} />
    </div>
  );
});
