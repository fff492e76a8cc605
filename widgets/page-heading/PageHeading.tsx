import { useText, type WidgetProps } from '../../engine';
import type { PageHeadingProps } from '../../schemas/generated/widgets';
import * as styles from './PageHeading.css';

/** The heading of a page: above what it holds, or beside that. */
export function PageHeading({ title, intro, place }: WidgetProps<PageHeadingProps>) {
  const text = useText();
  return (
    <header className={styles[place]} data-part="page-heading">
      <h1 className={styles.title} data-part="page-title">
        {text(title)}
      </h1>
      {intro ? <p className={styles.intro}>{text(intro)}</p> : null}
    </header>
  );
}
