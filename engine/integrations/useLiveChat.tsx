import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useStores } from '../context/ApplicationContext';
import { lazyPart } from '../render/lazyPart';
import './LiveChatPanel.css';

const LiveChatPanel = lazyPart(() => import('./LiveChatPanel').then((module) => module.LiveChatPanel));

/**
 * The site's live chat (SHELL-3), for an observer: whether it is offered (its status is on and a chat id is known), and
 * its panel, which loads the service when it is opened for the first time and keeps the conversation while it is
 * closed.
 */
export function useLiveChat(): {
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Stands beside the button. */
  readonly panel: ReactNode;
  /** The button, which gets the focus back. */
  readonly opener: { readonly current: HTMLButtonElement | null };
} {
  const { site } = useStores();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const opener = useRef<HTMLButtonElement>(null);
  const chat = site.site.liveChat;
  const isOffered = chat?.status === true && chat.chatId !== '' && site.maintenance === null;
  const close = useCallback(() => {
    setState('closed');
    opener.current?.focus();
  }, []);
  return {
    isOffered,
    isOpen: state === 'open',
    toggle: () => (state === 'open' ? close() : setState('open')),
    panel:
      isOffered && state !== 'never' ? (
        <Suspense fallback={null}>
          <LiveChatPanel isOpen={state === 'open'} onClose={close} chat={chat} />
        </Suspense>
      ) : null,
    opener,
  };
}
