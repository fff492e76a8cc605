import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  contentRequest,
  useAnnouncements,
  useContent,
  useHydrated,
  useModals,
  useRoute,
  useStores,
  type WidgetProps,
} from '../../engine';
import type { AnnouncementOpenerProps } from '../../schemas/generated/widgets';

/**
 * Opens the modal of announcements over the home page, once in a visit, when there is one that this browser has not
 * shown; never over another modal, and never while someone types. It shows nothing itself.
 */
export const AnnouncementOpener = observer(function AnnouncementOpener({
  modal,
  route,
}: WidgetProps<AnnouncementOpenerProps>) {
  const { site } = useStores();
  const { name } = useRoute();
  const { current, offer } = useModals();
  const { unseen } = useAnnouncements();
  const isHydrated = useHydrated();
  const hasOpened = useRef(false);
  const isFree = isHydrated && site.isOpen && name === route && current === undefined;
  const { value } = useContent(isFree ? contentRequest('announcements', {}) : null);
  useEffect(() => {
    if (!isFree || hasOpened.current || !value || unseen(value).length === 0 || isTyping()) return;
    hasOpened.current = offer(modal);
  }, [isFree, value, unseen, offer, modal]);
  return null;
});

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}
