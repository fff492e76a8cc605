import { observer } from 'mobx-react-lite';
import {
  Button,
  contentRequest,
  Icon,
  Skeleton,
  safeAddress,
  useContent,
  useLiveChat,
  useMessages,
  type WidgetProps,
} from '../../engine';
import type { ContactChannelsProps } from '../../schemas/generated/widgets';
import * as styles from './ContactChannels.css';

/** Live chat first, then the site's accounts elsewhere; those open in a tab of their own. */
export const ContactChannels = observer(function ContactChannels({ showsChat }: WidgetProps<ContactChannelsProps>) {
  const message = useMessages();
  const { isOffered, isOpen, toggle, panel } = useLiveChat();
  const { status, value, retry } = useContent(contentRequest('socialAccounts', {}));
  return (
    <section className={styles.channels} aria-label={message('contactChannels.label')} data-part="contact-channels">
      {showsChat && isOffered ? (
        <div className={styles.chat}>
          <Icon name="chat" size={28} className={styles.icon} />
          <div className={styles.words}>
            <h2 className={styles.title}>{message('contactChannels.chat')}</h2>
            <p className={styles.text}>{message('contactChannels.chatText')}</p>
          </div>
          <Button kind="primary" aria-expanded={isOpen} onClick={toggle}>
            {message('contactChannels.chatButton')}
          </Button>
          {panel}
        </div>
      ) : null}
      {value && value.length > 0 ? (
        <>
          <h2 className={styles.title}>{message('contactChannels.social')}</h2>
          <ul className={styles.list} role="list">
            {value.map(({ type, account, link }) => (
              <li key={`${type} ${link}`}>
                <a
                  className={styles.account}
                  href={safeAddress(link, 'link')}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="globe" size={22} className={styles.icon} />
                  <span className={styles.words}>
                    <span className={styles.network}>{type}</span>
                    {account ? <span className={styles.text}>{account}</span> : null}
                  </span>
                  <span className={styles.text}>{message('common.newTab')}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : status === 'loading' ? (
        <Skeleton className={styles.skeleton} />
      ) : status === 'failed' ? (
        <p className={styles.text}>
          {message('records.failedTitle')} <Button onClick={retry}>{message('common.tryAgain')}</Button>
        </p>
      ) : null}
    </section>
  );
});
