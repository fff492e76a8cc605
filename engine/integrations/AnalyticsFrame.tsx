import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnalyticsEntry } from '../api/siteModels';
import { useApplication, useStores } from '../context/ApplicationContext';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { useRoute } from '../routing/CurrentRoute';
import { placeScript } from './placeScript';
import { sortSnippets } from './snippets';
import { useEmbed } from './useEmbed';

/**
 * Asks for the site's snippets and gives each its place (SITE-8); tells the embedded ones of every page that is opened.
 */
export function Analytics() {
  const { environment } = useApplication();
  const { api, site } = useStores();
  const [entries, setEntries] = useState<readonly AnalyticsEntry[]>([]);
  useEffect(() => {
    void api.call('analytics', {}).then((result) => result.ok && setEntries(result.value));
  }, [api]);
  const hosts = site.site.contentSecurity.scripts;
  const { page, embedded } = useMemo(() => sortSnippets(entries, hosts), [entries, hosts]);
  useEffect(() => {
    for (const { section, address } of page)
      placeScript(section, address, hosts).catch((error: unknown) => environment.report(error, 'analytics'));
  }, [page, hosts, environment]);
  return embedded.length > 0 ? <AnalyticsFrame snippets={embedded} /> : null;
}

function AnalyticsFrame({ snippets }: { readonly snippets: readonly AnalyticsEntry[] }) {
  const [isReady, setIsReady] = useState(false);
  const { frame, send } = useEmbed(
    useCallback(({ type }) => type === 'livery:analytics-ready' && setIsReady(true), []),
  );
  const { pathname } = useLocation();
  const { page, locale } = useRoute();
  useEffect(() => {
    if (isReady) send({ type: 'livery:snippets', snippets });
  }, [isReady, send, snippets]);
  useEffect(() => {
    if (isReady) send({ type: 'livery:page', path: pathname, page: page.name, locale: locale.code });
  }, [isReady, send, pathname, page.name, locale.code]);
  return (
    <iframe
      ref={frame}
      src="/embed/analytics"
      sandbox="allow-scripts"
      className={visuallyHidden}
      title="analytics"
      aria-hidden
      tabIndex={-1}
    />
  );
}
