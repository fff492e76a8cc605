import { contentRequest, SanitizedHtml, Skeleton, useContent, useMessages, useLocale, type WidgetProps } from '../../engine';
import type { CmsPageProps } from '../../schemas/generated/widgets';
import * as styles from './CmsPage.css';

/** An operator's text in the player's language, English where there is none (SITE-6). */
export function CmsPage({ page }: WidgetProps<CmsPageProps>) {
  const message = useMessages();
  const { lang } = useLocale();
  const { status, value } = useContent(contentRequest('cms', { name: page }));
  if (value && value.html.trim() !== '') {
    return (
      <div lang={value.isLocal || lang === 'en' ? undefined : 'en'} data-part="cms-page">
        <SanitizedHtml html={value.html} className={styles.prose} />
      </div>
    );
  }
  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    );
  }
  return <p className={styles.empty}>{message('cmsPage.empty')}</p>;
}
