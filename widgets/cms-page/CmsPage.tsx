import {
  contentRequest,
  SanitizedHtml,
  Skeleton,
  useContent,
  useMessages,
  useLocale,
  type WidgetProps,
} from '../../engine';
import type { CmsPageProps } from '../../schemas/generated/widgets';
import * as styles from './CmsPage.css';

/** An operator's text in the player's language, English where there is none (SITE-6). */
export function CmsPage({ page }: WidgetProps<CmsPageProps>) {
  const message = useMessages();
  const { lang } = useLocale();
  const { status, value } = useContent(contentRequest('cms', { name: page }));
  if (value && value.html.trim() !== '') {
    const words = <SanitizedHtml html={value.html} className={styles.prose} />;
    return value.isLocal || lang === 'en' ? words : <div lang="en">{words}</div>;
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
