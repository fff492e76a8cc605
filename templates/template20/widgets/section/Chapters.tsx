import { useText } from '../../../../engine';
import type { SectionFormProps } from '../../../../widgets/section/variants';
import * as styles from './Chapters.css';

/**
 * Chapters one below the other, each a `section` of the form `chapter`; the way to each of them stays over what stays.
 */
export function Chapters({ node, title, chapters }: SectionFormProps) {
  const text = useText();
  return (
    <div className={styles.frame} data-part="chapters">
      <nav className={styles.index} aria-label={title}>
        <ol className={styles.list} role="list">
          {chapters.map(({ label, node: chapter }) => (
            <li key={chapter} className={styles.place}>
              <a href={`#${chapter}`} className={styles.link}>
                {text(label)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {node.slot('content')}
    </div>
  );
}
