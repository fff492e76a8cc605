import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useRoute } from '../routing/CurrentRoute';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { AccessGuard } from '../routing/AccessGuard';
import { useApplication } from './ApplicationContext';
import { useText } from './useText';

/** What happens around the pages: start-up after the first paint; title, language, scroll and focus at every navigation. */
export function Lifecycle() {
  const { stores, takeOver } = useApplication();
  const { page, locale } = useRoute();
  const text = useText();
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef(page);
  const [announced, setAnnounced] = useState('');
  const title = `${text(page.title)} · ${stores.site.site.name}`;

  useEffect(() => takeOver.whenDone(stores.start), [stores, takeOver]);
  useEffect(() => {
    document.documentElement.lang = locale.lang;
    stores.locale.follow(locale.code);
  }, [locale, stores]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.title = title;
    setAnnounced(title);
    const keepsScroll = (location.state as { readonly keepScroll?: boolean } | null)?.keepScroll === true;
    if (keepsScroll || how === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page, title, how, location.state]);

  return (
    <>
      <AccessGuard />
      <p role="status" className={visuallyHidden} data-part="announcer">
        {announced}
      </p>
    </>
  );
}
