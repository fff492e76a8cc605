import { FormView, useMessages, useStores, type WidgetProps, type WithForms } from '../../engine';
import type { PlayBreakProps } from '../../schemas/generated/widgets';
import * as styles from './PlayBreak.css';

/** Asks for a break. The platform ends every session with it, so this page signs out as well. */
export function PlayBreak({ forms }: WidgetProps<WithForms<PlayBreakProps>>) {
  const message = useMessages();
  const { session } = useStores();
  const [form] = forms;
  if (!form) return null;
  return (
    <section className={styles.card} aria-label={message('playBreak.title')} data-part="play-break">
      <h2 className={styles.title}>{message('playBreak.title')}</h2>
      <p className={styles.text}>{message('playBreak.text')}</p>
      <FormView form={form} onDone={() => session.logout()} />
    </section>
  );
}
