import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import {
  FormView,
  OpenIntent,
  useIntentPlace,
  useMessages,
  useMoneyIntent,
  useStores,
  type WidgetProps,
  type WithForms,
} from '../../engine';
import type { PlayBreakProps } from '../../schemas/generated/widgets';
import * as styles from './PlayBreak.css';

/** Asks for a break. The platform refuses every session from then on, so this page signs out as well and says why. */
export const PlayBreak = observer(function PlayBreak({ forms }: WidgetProps<WithForms<PlayBreakProps>>) {
  const message = useMessages();
  const { session, sessionLoader, notices, site } = useStores();
  const intent = useMoneyIntent('takeBreak');
  const { isOpen, refusal } = useIntentPlace(intent);
  const [form] = forms;
  const leave = useEffectEvent(() => {
    if (!session.isAuthenticated) return;
    sessionLoader.loaded?.logout();
    notices.show({
      tone: 'success',
      title: 'playBreak.started',
      text: { failure: 'onBreak' },
      duration: site.site.timings.sessionToastMs,
    });
  });
  // Also a break that a form which is gone has begun.
  useEffect(() => {
    if (intent.status === 'done') leave();
  }, [intent.status]);
  if (!form || site.layout.missing?.includes('limits')) return null;
  return (
    <section className={styles.card} aria-label={message('playBreak.title')} data-part="play-break">
      <h2 className={styles.title}>{message('playBreak.title')}</h2>
      <p className={styles.text}>{message('playBreak.text')}</p>
      {isOpen ? (
        <OpenIntent
          intent={intent}
          title={message('playBreak.title')}
          texts={{ checking: message('playBreak.checkingText'), unconfirmed: message('playBreak.unconfirmedText') }}
        />
      ) : null}
      <div hidden={isOpen}>
        <FormView form={form} refusal={refusal} onDone={ignore} />
      </div>
    </section>
  );
});

/** The intent tells what follows. */
function ignore(): void {
  // The page signs out as soon as the break has begun.
}
