import { observer } from 'mobx-react-lite';
import { Place } from '../Place';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import * as styles from './Inspector.css';

/** The page: where it is written, and its nodes with those of layout and shell. */
export const PagePanel = observer(function PagePanel({ store }: { readonly store: PreviewStore }) {
  const { page, pane, state } = store;
  if (!page) return <p className={styles.hint}>{words.loading}</p>;
  if (page.kind === 'unknown') return <p className={styles.hint}>{page.message}</p>;
  const groups = [
    ...new Set(page.nodes.map(({ tree, region }) => (tree === 'shell' ? 'shell' : `${region} · ${tree}`))),
  ];
  return (
    <>
      <h2 className={styles.title}>{page.path}</h2>
      <p className={styles.subtitle}>
        {page.page} · {page.template}
        {page.layout === page.template ? '' : ` · ${page.layout}`}
      </p>
      <Place store={store} place={{ file: page.file, line: 1, column: 1 }} />
      {groups.map((group) => (
        <section key={group}>
          <h3 className={styles.section}>{group}</h3>
          <ul>
            {page.nodes
              .filter(({ tree, region }) => (tree === 'shell' ? 'shell' : `${region} · ${tree}`) === group)
              .map(({ id, widget, within }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.node}
                    style={{ paddingLeft: 6 + within.length * 14 }}
                    aria-current={state.node === id}
                    data-hidden={!pane.nodes.includes(id) || undefined}
                    title={pane.nodes.includes(id) ? undefined : words.notShown}
                    onClick={() => store.choose(id)}
                  >
                    <span className={styles.nodeName}>{id}</span>
                    <span className={styles.widget}>{widget}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
});
