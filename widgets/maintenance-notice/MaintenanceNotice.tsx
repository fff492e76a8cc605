import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Logo, useFormat, useMessages, useNow, useStores, useText, type WidgetProps } from '../../engine';
import type { MaintenanceNoticeProps } from '../../schemas/generated/widgets';
import * as styles from './MaintenanceNotice.css';

/** Stands alone while the site is being looked after; loads the page again at the end (LAYOUT-3). */
export const MaintenanceNotice = observer(function MaintenanceNotice({ title }: WidgetProps<MaintenanceNoticeProps>) {
  const message = useMessages();
  const text = useText();
  const { date, time, countdown } = useFormat();
  const { site, start } = useStores();
  const now = useNow(1000);
  const window = site.maintenance;
  const endsAt = window?.endsAt ?? null;
  const isOver = now !== null && endsAt !== null && now >= Date.parse(endsAt);
  useEffect(() => {
    if (!isOver) return;
    site.endMaintenance();
    start();
  }, [isOver, site, start]);
  const moment = (iso: string) => `${date(iso)}, ${time(iso)}`;
  return (
    <div className={styles.notice}>
      <Logo />
      <h1 className={styles.title}>{title ? text(title) : message('maintenanceNotice.title')}</h1>
      <p className={styles.text}>{text({ key: 'maintenanceNotice.text' })}</p>
      {endsAt === null ? null : (
        <p className={styles.countdown} role="timer" aria-label={message('maintenanceNotice.left')}>
          {now === null ? '' : countdown(endsAt, now)}
        </p>
      )}
      <dl className={styles.facts}>
        {window?.startsAt ? <Fact name={message('maintenanceNotice.starts')} value={moment(window.startsAt)} /> : null}
        {endsAt === null ? null : <Fact name={message('maintenanceNotice.ends')} value={moment(endsAt)} />}
      </dl>
      <p className={styles.text}>{message('maintenanceNotice.zone')}</p>
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
