import { useMessages } from '../context/useText';
import { Button } from '../ui/Button';
import * as styles from './ConsentBanner.css';
import type { ConsentStore } from './consent';
import { useMessageSet } from './useMessageSet';

/**
 * Asks once what may load from outside; two answers of equal weight, and nothing is covered but the foot of the page.
 */
export function ConsentBanner({ consent }: { readonly consent: ConsentStore }) {
  const message = useMessages();
  if (!useMessageSet('messages')) return null;
  return (
    <section className={styles.banner} aria-label={message('messages:consent.title')} data-part="consent">
      <div>
        <h2 className={styles.title}>{message('messages:consent.title')}</h2>
        <p className={styles.text}>{message('messages:consent.text')}</p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => consent.decide({ analytics: false, chat: false })}>
          {message('messages:consent.refuse')}
        </Button>
        <Button onClick={() => consent.decide({ analytics: true, chat: true })}>
          {message('messages:consent.agree')}
        </Button>
      </div>
    </section>
  );
}
