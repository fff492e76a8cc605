import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import * as styles from './App.css';
import { Inspector } from './inspector/Inspector';
import type { PreviewStore } from './PreviewStore';
import { Stage } from './stage/Stage';
import { Toolbar } from './toolbar/Toolbar';
import { words } from './words';

const noticeMs = 5000;

/** The tool: what is tried above, the site in its frames, and what is looked at beside it. */
export const App = observer(function App({ store }: { readonly store: PreviewStore }) {
  const { notice, state } = store;
  useEffect(() => {
    document.title = `${state.domain} · ${words.tool}`;
  }, [state.domain]);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => store.tell(null), noticeMs);
    return () => clearTimeout(timer);
  }, [notice, store]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && store.isInspecting) store.inspect(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <h1 className={styles.hidden}>{words.tool}</h1>
        <Toolbar store={store} />
      </header>
      <main className={styles.stage}>
        <Stage store={store} />
      </main>
      <aside className={styles.inspector} aria-label={words.inspect}>
        <Inspector store={store} />
      </aside>
      <div className={styles.notice} role="status">
        {notice}
      </div>
    </div>
  );
});
