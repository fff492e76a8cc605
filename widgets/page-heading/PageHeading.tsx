import { useRoute, useText, type WidgetProps } from '../../engine';
import type { PageHeadingProps } from '../../schemas/generated/widgets';
import * as styles from './PageHeading.css';

/**
 * The heading of a page: above what it holds, beside that, on a pocket or in a cell. A page that the platform turned
 * out to lack promises nothing (CALL-X).
 */
export function PageHeading({ title, intro, form }: WidgetProps<PageHeadingProps>) {
  const text = useText();
  const { has, page } = useRoute();
  return (
    <header className={styles[form]} data-part="page-heading">
      <h1 className={styles.title} data-part="page-title">
        {text(title)}
      </h1>
      {intro && has(page.name) ? <p className={styles.intro}>{text(intro)}</p> : null}
    </header>
  );
}
