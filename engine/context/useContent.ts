import { reaction } from 'mobx';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentCall } from '../api/contentCalls';
import { isPassing } from '../api/movingCalls';
import { useApplication } from './ApplicationContext';
import { useOnline } from './useOnline';
import { useLocale } from './currentLocale';
import { showOld } from '../stores/oldValues';
import { contentKey, type ContentModel, type ContentRequest } from '../stores/contentRequest';

/** A read as a widget sees it. */
export interface Content<Model> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value?: Model;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** Reads public content in the page's language and keeps it fresh while the widget is shown; `null` asks nothing. */
export function useContent<Call extends ContentCall>(wanted: ContentRequest<Call> | null): Content<ContentModel<Call>> {
  const { content } = useApplication().stores;
  const { lang } = useLocale();
  const request = useStable(wanted);
  const subscribe = useCallback(
    (onChange: () => void) =>
      request === null ? () => undefined : reaction(() => content.get(request, lang), onChange),
    [content, lang, request],
  );
  const read = () => (request === null ? undefined : content.get(request, lang));
  const entry = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (request === null) return undefined;
    content.ensure(request, lang);
    return content.hold(request, lang);
  }, [content, lang, request]);
  // From the first view of a page on until the platform has answered.
  const oldCall = request && isPassing(request) && entry?.isBuilt && request.call;
  const asOf = entry?.asOf;
  useEffect(() => (oldCall ? showOld(oldCall, asOf) : undefined), [oldCall, asOf]);
  const retry = useCallback(() => {
    if (request !== null) content.ensure(request, lang, true);
  }, [content, lang, request]);
  useOnline(retry, entry?.status === 'failed');
  return { status: entry?.status ?? 'loading', ...(entry?.value === undefined ? {} : { value: entry.value }), retry };
}

/** The same object for as long as the request means the same. */
function useStable<Request extends ContentRequest | null>(request: Request): Request {
  const [stable, setStable] = useState(request);
  const isSame =
    stable === request || (stable !== null && request !== null && contentKey(stable) === contentKey(request));
  if (isSame) return stable;
  setStable(request);
  return request;
}
