import { use, useMemo, useRef, useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import { loadSanitizer } from './sanitizer';
import { useHeadingAnchors } from './useHeadingAnchors';
import { useWaysOut } from './useWaysOut';

/**
 * The only component that shows HTML: an operator's text, sanitised (SITE-6). What was rendered ahead stays as it is;
 * the sanitiser loads only when other text comes.
 */
export function SanitizedHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const { environment } = useApplication();
  const isHydrated = useHydrated();
  const [ahead] = useState(isHydrated ? null : html);
  const root = useRef<HTMLDivElement>(null);
  useHeadingAnchors(root, ahead === html ? html : '');
  useWaysOut(root, ahead === html ? html : '');
  if (environment.sanitizeAhead)
    return (
      <div className={className} data-prose="" dangerouslySetInnerHTML={{ __html: environment.sanitizeAhead(html) }} />
    );
  if (ahead === html)
    return (
      <div
        ref={root}
        className={className}
        data-prose=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={untouched}
      />
    );
  return <CleanHtml html={html} className={className} />;
}

function CleanHtml({ html, className }: { readonly html: string; readonly className: string | undefined }) {
  const sanitize = use(useApplication().widgets.part(loadSanitizer));
  const markup = useMemo(() => ({ __html: sanitize(html) }), [sanitize, html]);
  const root = useRef<HTMLDivElement>(null);
  useHeadingAnchors(root, html);
  useWaysOut(root, html);
  return <div ref={root} className={className} data-prose="" dangerouslySetInnerHTML={markup} />;
}

/** React leaves the server's markup alone while this object stays the same. */
const untouched = { __html: '' };
