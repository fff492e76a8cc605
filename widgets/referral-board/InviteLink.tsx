import { Button, CopyButton, Icon, QrCode, useMessages, useRoute, useText } from '../../engine';
import * as styles from './ReferralBoard.css';

/** Stands for the code in the sentence that says it. */
const gap = '\u0000';

/** The player's own link: to copy, to hand to the phone's share sheet where there is one, and as a code to scan. */
export function InviteLink({ code, parameter }: { readonly code: string; readonly parameter: string }) {
  const message = useMessages();
  const text = useText();
  const { hrefOf } = useRoute();
  const link = new URL(hrefOf('register', { [parameter]: code }), window.location.origin).href;
  // Only some browsers have a share sheet.
  const canShare = typeof navigator.share === 'function';
  // The words around the code may be translated; the code may not.
  const [before = '', after = ''] = message('referralBoard.code', { code: gap }).split(gap);
  const share = () =>
    void navigator.share({ title: text({ key: 'referralBoard.shareTitle' }), url: link }).catch(() => undefined);
  return (
    <section className={styles.invite} aria-label={message('referralBoard.yourLink')}>
      <div className={styles.linkSide}>
        <h2 className={styles.title}>{message('referralBoard.yourLink')}</h2>
        <p className={styles.link}>
          <span className={styles.address} translate="no" data-part="invite-link">
            {link}
          </span>
          <CopyButton text={link} label={message('referralBoard.yourLink')} />
        </p>
        <p className={styles.muted}>
          <span>{before}</span>
          <span translate="no">{code}</span>
          <span>{after}</span>
        </p>
        {canShare ? (
          <Button kind="primary" onClick={share}>
            <Icon name="link" /> {message('referralBoard.shareButton')}
          </Button>
        ) : null}
      </div>
      <QrCode content={link} label={message('referralBoard.qr')} />
    </section>
  );
}
