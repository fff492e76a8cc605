import { ButtonLink, Picture, useHydrated, useMessages, useRoute, useStores, type WidgetProps } from '../../engine';
import type { NotFoundProps } from '../../schemas/generated/widgets';
import * as styles from './NotFound.css';

/**
 * Says that an address leads nowhere (ROUTE-4), or names nothing on a page there is (ROUTE-5), shows it as text, and
 * leads back.
 */
export function NotFound({ picture, arrangement }: WidgetProps<NotFoundProps>) {
  const message = useMessages();
  const { fullPath, isRefused } = useRoute();
  const { site } = useStores();
  const isHydrated = useHydrated();
  const src = picture || site.site.logos.notFound;
  return (
    <div className={styles[arrangement]} data-part="not-found">
      {src ? <Picture src={src} alt="" width={480} height={320} isEager className={styles.picture} /> : null}
      <h1 className={styles.title}>{message('notFound.title')}</h1>
      <p className={styles.path}>
        {isHydrated
          ? message(isRefused ? 'notFound.routeRefused' : 'notFound.pageNotFound', { path: fullPath })
          : message('notFound.title')}
      </p>
      <p className={styles.text}>{message('notFound.text')}</p>
      <ButtonLink route="home" kind="primary">
        {message('notFound.back')}
      </ButtonLink>
    </div>
  );
}
