import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Button,
  Icon,
  Logo,
  Picture,
  safeAddress,
  useFormat,
  useMessages,
  useNow,
  useStores,
  useText,
  type WidgetProps,
} from '../../engine';
import type { MaintenanceNoticeProps } from '../../schemas/generated/widgets';
import { arrangements } from './arrangements.css';
import * as styles from './MaintenanceNotice.css';
import { Scene } from './Scene';

/**
 * Stands alone while the site is being looked after; the page comes back by itself at the end, by the platform's clock
 * (LAYOUT-3). Without an end the player may look whether it is over. Who has a question finds the operator's address.
 * Its picture is the site's own, or a scene.
 */
export const MaintenanceNotice = observer(function MaintenanceNotice({
  title,
  arrangement,
  node,
}: WidgetProps<MaintenanceNoticeProps>) {
  const message = useMessages();
  const text = useText();
  const { date, time, countdown } = useFormat();
  const { site, start } = useStores();
  const now = useNow(1000);
  const window = site.maintenance;
  const [asked, setAsked] = useState<typeof window>(null);
  const endsAt = window?.endsAt ?? null;
  const { support, maintenancePicture } = site.site;
  const handleTry = () => {
    setAsked(window);
    start();
  };
  const moment = (iso: string) => `${date(iso)}, ${time(iso)}`;
  return (
    <div className={arrangements[arrangement]} data-part="maintenance-notice">
      <div className={styles.head} data-part="notice-head">
        <Logo className={styles.logo} />
        {node.slot('language')}
      </div>
      <div className={styles.art} aria-hidden="true" data-part="notice-art">
        {maintenancePicture ? (
          <Picture src={maintenancePicture} alt="" width={1200} height={900} isEager className={styles.picture} />
        ) : (
          <Scene />
        )}
      </div>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title ? text(title) : message('maintenanceNotice.title')}</h1>
        <div className={styles.said}>
          <p className={styles.text}>{text({ key: 'maintenanceNotice.text' })}</p>
          {support ? (
            <p className={styles.support}>
              <a href={safeAddress(support, 'link')} className={styles.link} data-part="notice-support">
                <Icon name="chat" />
                {message('maintenanceNotice.support')}
              </a>
              {support.startsWith('https:') ? null : (
                <span className={styles.address}>{support.slice(support.indexOf(':') + 1)}</span>
              )}
            </p>
          ) : null}
        </div>
        <div className={styles.times} data-part="notice-times">
          {endsAt === null ? <p className={styles.text}>{message('maintenanceNotice.openEnd')}</p> : null}
          {endsAt === null ? null : (
            <p className={styles.countdown} role="timer" aria-label={message('maintenanceNotice.left')}>
              {now === null ? '' : countdown(endsAt, now)}
            </p>
          )}
          <dl className={styles.facts}>
            {window?.startsAt ? (
              <Fact name={message('maintenanceNotice.starts')} value={moment(window.startsAt)} />
            ) : null}
            {endsAt === null ? null : <Fact name={message('maintenanceNotice.ends')} value={moment(endsAt)} />}
          </dl>
          {window?.startsAt || endsAt ? <p className={styles.zone}>{message('maintenanceNotice.zone')}</p> : null}
          {endsAt === null ? (
            <>
              <Button kind="primary" isBusy={asked !== null && asked === window} onClick={handleTry}>
                {message('common.tryAgain')}
              </Button>
              <p className={styles.text} role="status">
                {asked !== null && asked !== window ? message('maintenanceNotice.stillClosed') : ''}
              </p>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
});

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
