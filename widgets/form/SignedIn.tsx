import { Button, ButtonLink, useMessages, useRoute, useStores, useText } from '../../engine';
import * as styles from './Form.css';

/** A player on a page for guests: who is signed in, the way on, and the way out for somebody else. */
export function SignedIn({ wanted }: { readonly wanted: string | null }) {
  const text = useText();
  const message = useMessages();
  const { sessionLoader } = useStores();
  const { openPath } = useRoute();
  return (
    <div className={styles.panel} data-part="signed-in">
      <p className={styles.words}>{text({ key: 'form.signedIn' })}</p>
      {wanted === null ? (
        <ButtonLink route="home" kind="primary">
          {message('form.goOn')}
        </ButtonLink>
      ) : (
        <Button kind="primary" onClick={() => openPath(wanted)}>
          {message('form.goBack')}
        </Button>
      )}
      <p className={styles.note}>
        {message('form.notYou')}{' '}
        <Button kind="quiet" size="compact" onClick={() => sessionLoader.loaded?.logout()}>
          {message('session.logout')}
        </Button>
      </p>
    </div>
  );
}
