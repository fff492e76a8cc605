import { observer } from 'mobx-react-lite';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import * as styles from './Inspector.css';

/** What the production security policy would block of what the page has loaded. */
export const PolicyPanel = observer(function PolicyPanel({ store }: { readonly store: PreviewStore }) {
  const { violations } = store.pane;
  if (violations.length === 0) return <p className={styles.hint}>{words.noViolations}</p>;
  return (
    <>
      <p className={styles.hint}>{words.policyNote}</p>
      <ul>
        {violations.map(({ directive, blocked, source, count }) => (
          <li key={`${directive} ${blocked} ${source}`} className={styles.violation}>
            <strong>{directive}</strong> <span className={parts.badge}>{words.times(count)}</span>
            <div className={parts.code}>{blocked}</div>
            {source === '' ? null : <div className={parts.code}>{source}</div>}
          </li>
        ))}
      </ul>
    </>
  );
});
