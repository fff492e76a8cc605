import { observer } from 'mobx-react-lite';
import {
  Icon,
  QrCode,
  safeAddress,
  useHydrated,
  useMessages,
  useRoute,
  useStores,
  useText,
  type WidgetProps,
} from '../../engine';
import type { AppDownloadProps } from '../../schemas/generated/widgets';
import * as styles from './AppDownload.css';

/** A card for each way to have the site as an app. A phone opens the link, a desktop shows the code for the phone. */
export const AppDownload = observer(function AppDownload({ showsBrowser }: WidgetProps<AppDownloadProps>) {
  const message = useMessages();
  const text = useText();
  const { hrefOf } = useRoute();
  const isHydrated = useHydrated();
  const { apps } = useStores().site.site;
  const ways = [
    { name: 'android', address: safeAddress(apps?.android) },
    { name: 'ios', address: safeAddress(apps?.ios) },
  ] as const;
  return (
    <ul className={styles.grid} role="list" data-part="app-download">
      {ways.map(({ name, address }) =>
        address === undefined ? null : (
          <li key={name} className={styles.card}>
            <Icon name="phone" size={30} className={styles.icon} />
            <h2 className={styles.title}>{message(`appDownload.${name}`)}</h2>
            <p className={styles.text}>{message(`appDownload.${name}Text`)}</p>
            <a className={styles.link} href={safeAddress(address)} rel="noopener">
              <Icon name="download" /> {message('appDownload.get')}
            </a>
            <div className={styles.code}>
              {isHydrated ? (
                <QrCode
                  content={new URL(address, window.location.origin).href}
                  label={message('appDownload.qr', { name: message(`appDownload.${name}`) })}
                />
              ) : null}
            </div>
          </li>
        ),
      )}
      {showsBrowser ? (
        <li className={styles.card}>
          <Icon name="globe" size={30} className={styles.icon} />
          <h2 className={styles.title}>{message('appDownload.browser')}</h2>
          <p className={styles.text}>{text({ key: 'appDownload.browserText' })}</p>
          <ol className={styles.steps}>
            <li>{message('appDownload.step1')}</li>
            <li>{message('appDownload.step2')}</li>
            <li>{message('appDownload.step3')}</li>
          </ol>
          <div className={styles.code}>
            {isHydrated ? (
              <QrCode
                content={new URL(hrefOf('home'), window.location.origin).href}
                label={message('appDownload.qr', { name: message('appDownload.browser') })}
              />
            ) : null}
          </div>
        </li>
      ) : null}
    </ul>
  );
});
