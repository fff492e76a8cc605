import { Tabs } from '@base-ui/react/tabs';
import { observer } from 'mobx-react-lite';
import type { InspectorTab, PreviewStore } from '../PreviewStore';
import { ProblemList } from '../ProblemList';
import { words } from '../words';
import * as styles from './Inspector.css';
import { NodePanel } from './NodePanel';
import { PagePanel } from './PagePanel';
import { PolicyPanel } from './PolicyPanel';

/** What is looked at: a node, the page it stands on, what is wrong, and what the policy would block. */
export const Inspector = observer(function Inspector({ store }: { readonly store: PreviewStore }) {
  const problems = store.pane.state?.problems ?? [];
  const counts: { readonly [tab in InspectorTab]?: number } = {
    problems: problems.length,
    policy: store.pane.violations.length,
  };
  const hasError = problems.some(({ severity }) => severity === 'error');
  return (
    <Tabs.Root className={styles.tabs} value={store.tab} onValueChange={(tab: InspectorTab) => store.show(tab)}>
      <Tabs.List className={styles.list}>
        {(Object.keys(words.tabs) as InspectorTab[]).map((tab) => (
          <Tabs.Tab key={tab} className={styles.tab} value={tab}>
            {words.tabs[tab]}
            {counts[tab] ? (
              <span className={styles.count} data-error={(tab === 'problems' && hasError) || undefined}>
                {counts[tab]}
              </span>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel className={styles.panel} value="node">
        <NodePanel store={store} />
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="page">
        <PagePanel store={store} />
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="problems">
        {problems.length === 0 ? (
          <p className={styles.hint}>{words.noProblems}</p>
        ) : (
          <ProblemList store={store} problems={problems} />
        )}
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="policy">
        <PolicyPanel store={store} />
      </Tabs.Panel>
    </Tabs.Root>
  );
});
