import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AccessGuard } from '../render/AccessGuard';
import { useRoute } from '../routing/CurrentRoute';
import { contentRequest } from '../stores/contentRequest';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { useApplication } from '../context/ApplicationContext';
import type { Navigation } from '../application/navigationEffects';
import { useText } from '../context/useText';

/** How long the code for further pages waits for the first user interaction, in ms. */
const idleMs = 20_000;

/**
 * What happens around the pages: start-up once the first is hydrated; title and language at once; with each further
 * page all that follows.
 */
export const Lifecycle = observer(function Lifecycle() {
  const { environment, stores, hydration, start } = useApplication();
  const { page, locale } = useRoute();
  const text = useText();
  const location = useLocation();
  const how = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  const [first] = useState(location);
  const shown = useRef(first);
  const runEffects = useRef<(navigation: Navigation) => void>(null);
  const { site, subject } = stores.site;
  const record = stores.content.get(contentRequest('seo', { pageName: page.name }), locale.lang)?.value;
  const title = `${subject || text(page.title)} · ${site.name}`;
  const description = page.description ? text(page.description) : '';

  const prepare = useCallback(async () => {
    const { createNavigationEffects } = await import('../application/navigationEffects');
    return (runEffects.current ??= createNavigationEffects(environment, announcer.current, first));
  }, [environment, first]);
  useEffect(() => hydration.whenDone(start), [start, hydration]);
  useEffect(() => reaction(() => stores.site.maintenance !== null, markMaintenance), [stores]);
  useEffect(() => environment.onFirstInteraction(() => void prepare(), idleMs), [environment, prepare]);

  useLayoutEffect(() => {
    document.title = (!subject && record?.title.trim()) || title;
    // Written again, even the same language makes the browser work out every style again.
    if (document.documentElement.lang !== locale.lang) document.documentElement.lang = locale.lang;
    stores.locale.follow(locale.code);
  }, [record, title, subject, locale, stores]);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const navigation: Navigation = {
      location,
      isReturn: how === NavigationType.Pop,
      site,
      page,
      locale,
      record,
      words: { title, description },
    };
    if (runEffects.current) runEffects.current(navigation);
    else void prepare().then((run) => run(navigation));
  });

  return (
    <>
      <AccessGuard />
      <p ref={announcer} role="status" className={visuallyHidden} data-part="announcer" />
    </>
  );
});

/**
 * The mark that the boot script sets for a window of the site's own: as long as it stands, only the notice can be seen
 * (LAYOUT-3).
 */
function markMaintenance(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-maintenance', isOn);
}
