import { SectionHeading, useFormat, useText, useVariant, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { parts } from '../variants';
import { ListTabs } from './browser/ListTabs';
import { sourceOf, useGameLists } from './browser/useGameLists';
import * as styles from './WordsBrowser.css';

/** Games with several lists to choose from, which stand as words with their numbers at the end of the heading. */
export function WordsBrowser({ title, note, seeAll, ...props }: WidgetProps<GameGridProps>) {
  const text = useText();
  const { number } = useFormat();
  const Browser = useVariant(parts, 'game-browser');
  const choice = useGameLists(props);
  if (!choice) return <Browser {...props} />;
  const { id, chosen } = choice;
  const words = title ? text(title) : '';
  return (
    <section className={styles.section} aria-label={words || undefined} data-part="words-browser">
      <SectionHeading id={`${id}-title`} title={words} note={note ? text(note) : ''} seeAll={seeAll}>
        <ListTabs choice={choice} styles={{ row: styles.row, tab: styles.word, name: styles.name, count: styles.count }} wordsOf={number} />
      </SectionHeading>
      <div role="tabpanel" id={`${id}-games`} aria-labelledby={`${id}-${chosen.list}`}>
        <Browser key={chosen.list} {...props} source={sourceOf(chosen.list)} />
      </div>
    </section>
  );
}
