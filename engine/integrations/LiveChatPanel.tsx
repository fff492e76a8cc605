import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApplication, useStores } from '../context/ApplicationContext';
import { useMessages } from '../context/useText';
import type { CompiledLiveChat } from '../config/compiledLiveChat';
import { useRoute } from '../routing/CurrentRoute';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { consentOf } from './consent';
import * as styles from './LiveChatPanel.css';
import { placeScript } from './placeScript';
import { isNamedHost } from './snippets';
import { useEmbed } from './useEmbed';
import { useMessageSet } from './useMessageSet';

type Progress = 'loading' | 'ready' | 'failed';

/** How long a chat service may take before the player is told that it does not come. */
const patienceMs = 12_000;

/**
 * The window of the live chat (SHELL-3). The service runs in an embedded document; only where site.json names its host
 * it runs in the page, and then draws its own window. It asks for consent first where the site wants that.
 */
export const LiveChatPanel = observer(function LiveChatPanel({
  isOpen,
  onClose,
  chat,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly chat: CompiledLiveChat;
}) {
  const { environment } = useApplication();
  const { site } = useStores();
  const message = useMessages();
  const hasTexts = useMessageSet('messages');
  const closing = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(0);
  const consent = consentOf(environment, () => site.site.features.consent);
  useEffect(() => {
    if (isOpen && hasTexts) closing.current?.focus();
  }, [isOpen, hasTexts]);
  if (!hasTexts) return null;
  return (
    <section
      className={styles.panel}
      aria-label={message('messages:chat.title')}
      data-part="live-chat"
      hidden={!isOpen}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{message('messages:chat.title')}</h2>
        <button
          ref={closing}
          type="button"
          className={styles.close}
          aria-label={message('messages:chat.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {consent.allows('chat') ? (
        <ChatService key={attempt} chat={chat} onOwnWindow={onClose} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <div className={styles.words}>
          <p>{message('messages:chat.consent')}</p>
          <Button kind="primary" onClick={() => consent.decide({ chat: true })}>
            {message('messages:chat.start')}
          </Button>
        </div>
      )}
    </section>
  );
});

interface ChatServiceProps {
  readonly chat: CompiledLiveChat;
  /** The service draws its own window from now on. */
  readonly onOwnWindow: () => void;
  readonly onRetry: () => void;
}

/** One attempt to reach the service. */
function ChatService({ chat, onOwnWindow, onRetry }: ChatServiceProps) {
  const [progress, setProgress] = useState<Progress>('loading');
  const { environment } = useApplication();
  const { site } = useStores();
  const { locale } = useRoute();
  // Another language later would load the document again, and what has been said with it.
  const [lang] = useState(locale.lang);
  const message = useMessages();
  const hosts = site.site.contentSecurity.scripts;
  const address = chat.script.replace('{chatId}', encodeURIComponent(chat.chatId));
  const isInPage = isNamedHost(address, hosts);
  const { frame } = useEmbed(
    useCallback(({ type }) => {
      if (type === 'livery:chat-ready') setProgress('ready');
      if (type === 'livery:chat-failed') setProgress('failed');
    }, []),
  );
  useEffect(() => {
    const timer = environment.setTimeout(() => setProgress((now) => (now === 'loading' ? 'failed' : now)), patienceMs);
    return () => environment.clearTimeout(timer);
  }, [environment]);
  useEffect(() => {
    if (!isInPage) return;
    placeScript('body', address, hosts).then(
      () => {
        setProgress('ready');
        onOwnWindow();
      },
      (error: unknown) => {
        environment.report(error, 'live chat');
        setProgress('failed');
      },
    );
  }, [isInPage, address, hosts, environment, onOwnWindow]);
  if (progress === 'failed') {
    return (
      <div className={styles.words} role="alert">
        <p>{message('messages:chat.failed')}</p>
        <Button onClick={onRetry}>{message('messages:chat.tryAgain')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.body} aria-busy={progress === 'loading'}>
      {progress === 'loading' ? <p className={styles.loading}>{message('messages:chat.loading')}</p> : null}
      {isInPage ? null : (
        <iframe
          ref={frame}
          className={styles.frame}
          src={`/embed/chat?id=${encodeURIComponent(chat.chatId)}&lang=${lang}`}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          title={message('messages:chat.title')}
        />
      )}
    </div>
  );
}
