import { SectionHeading, useFormat, useText, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { ListTabs } from './browser/ListTabs';
import { sourceOf, useGameLists } from './browser/useGameLists';
import { GameBrowser } from './GameBrowser';
import * as styles from './WordsBrowser.css';

/** Games with several lists to choose from, which stand as words with their numbers at the end of the heading. */
export function WordsBrowser({ title, note, seeAll, ...props }: WidgetProps<GameGridProps>) {
  const text = useText();
  const { number } = useFormat();
  const choice = useGameLists(props);
  if (!choice) return <GameBrowser {...props} />;
  const { id, chosen } = choice;
  const words = title ? text(title) : '';
  return (
    <section className={styles.section} aria-label={words || undefined} data-part="words-browser">
      <SectionHeading id={`${id}-title`} title={words} note={note ? text(note) : ''} seeAll={seeAll}>
        <ListTabs
          choice={choice}
          styles={{ row: styles.row, tab: styles.word, name: styles.name, count: styles.count }}
          wordsOf={number}
        />
      </SectionHeading>
      <div role="tabpanel" id={`${id}-games`} aria-labelledby={`${id}-${chosen.list}`}>
        <GameBrowser key={chosen.list} {...props} source={sourceOf(chosen.list)} />
      </div>
    </section>
  );
}
