import { observer } from 'mobx-react-lite';
import { Button, CopyButton, Icon, QrCode, safeAddress, useMessages, useRoute, useStores, useText } from '../../engine';
import * as styles from './ReferralBoard.css';

/** Stands for the code in the sentence that says it. */
const gap = '\u0000';

export interface InviteLinkProps {
  readonly code: string;
  readonly parameter: string;
}

/**
 * The player's own link, at the host that the platform names for it: to copy, to hand to the phone's share sheet where
 * there is one, and as a code to scan.
 */
export const InviteLink = observer(function InviteLink({ code, parameter }: InviteLinkProps) {
  const message = useMessages();
  const text = useText();
  const { hrefOf } = useRoute();
  const { affiliateDomain } = useStores().site.layout;
  const link = new URL(hrefOf('register', { [parameter]: code }), originOf(affiliateDomain)).href;
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
});

/** A host as platforms write one, also as an address; where that names none, the links begin at this site. */
function originOf(domain: string): string {
  const [, host] = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z\d-]+)\/?$/i.exec(domain.trim()) ?? [];
  return (host === undefined ? undefined : safeAddress(`https://${host}`)) ?? window.location.origin;
}
