import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import {
  Icon,
  safeAddress,
  useClosable,
  useHydrated,
  useMedia,
  useMessages,
  useModals,
  useStores,
  type WidgetProps,
} from '../../engine';
import type { DownloadBarProps } from '../../schemas/generated/widgets';
import * as styles from './DownloadBar.css';

/**
 * A bar at the foot of a phone's window that leads to the app. It comes with the first user interaction and over the
 * page, so it moves nothing; closed, it stays so in this browser, and an installed site never shows it.
 */
export const DownloadBar = observer(function DownloadBar({ modal }: WidgetProps<DownloadBarProps>) {
  const message = useMessages();
  const { site } = useStores();
  const { open, prepare } = useModals();
  const isHydrated = useHydrated();
  const isInstalled = useMedia('(display-mode: standalone)');
  const [isClosed, close] = useClosable('download-bar', { forGood: true });
  const { name, logos, manifestIcon } = site.site;
  if (!isHydrated || isInstalled || isClosed || !site.layout.showsDownloadBar) return null;
  const picture = manifestIcon ?? logos.compact;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    open(modal);
  };
  const handleClose = () => {
    close();
    site.update({ showsDownloadBar: false });
  };
  return (
    <section className={styles.bar} aria-label={message('downloadBar.label')} data-part="download-bar">
      <button type="button" className={styles.close} aria-label={message('downloadBar.close')} onClick={handleClose}>
        <Icon name="close" size={18} />
      </button>
      <span className={styles.sign}>
        {picture ? (
          <img src={safeAddress(picture)} alt="" width={40} height={40} className={styles.picture} />
        ) : (
          <Icon name="phone" size={24} />
        )}
      </span>
      <p className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{message('downloadBar.text')}</span>
      </p>
      <a
        href={`#${modal}`}
        className={styles.get}
        aria-haspopup="dialog"
        onClick={handleClick}
        onFocus={() => prepare(modal)}
        onPointerEnter={() => prepare(modal)}
      >
        {message('downloadBar.get')}
      </a>
    </section>
  );
});
