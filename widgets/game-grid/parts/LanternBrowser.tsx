import { useFormat, useMessages, useText, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { ListTabs } from './browser/ListTabs';
import { sourceOf, useGameLists } from './browser/useGameLists';
import { GameBrowser } from './GameBrowser';
import * as styles from './LanternBrowser.css';

/** A browser of games with several lists to choose from: they hang as lanterns from a rope, the chosen one is lit. */
export function LanternBrowser({ title, note, ...props }: WidgetProps<GameGridProps>) {
  const text = useText();
  const message = useMessages();
  const { number } = useFormat();
  const choice = useGameLists(props);
  if (!choice) return <GameBrowser {...props} />;
  const { id, chosen } = choice;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`} data-part="lantern-browser">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title ? text(title) : ''}
          </h2>
          {note ? <p className={styles.note}>{text(note)}</p> : null}
        </div>
        <ListTabs
          choice={choice}
          styles={{ row: styles.row, tab: styles.lantern, name: styles.name, count: styles.count }}
          wordsOf={(count) => message('common.gameCount', { count, formatted: number(count) })}
        />
      </header>
      <div role="tabpanel" id={`${id}-games`} aria-labelledby={`${id}-${chosen.list}`}>
        <GameBrowser key={chosen.list} {...props} source={sourceOf(chosen.list)} />
      </div>
    </section>
  );
}
