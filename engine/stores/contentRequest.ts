import type { ContentCall, ContentModels, ContentParams } from '../api/contentCalls';

/** A read that pages show: which call, with which values. The same request is asked once and shared by every widget. */
export interface ContentRequest<Call extends ContentCall = ContentCall> {
  readonly call: Call;
  readonly params: ContentParams[Call];
}

/** What the request's answer becomes inside. */
export type ContentModel<Call extends ContentCall> = ContentModels[Call];

/** Makes a typed request. */
export function contentRequest<Call extends ContentCall>(
  call: Call,
  params: ContentParams[Call],
): ContentRequest<Call> {
  return { call, params };
}

/**
 * The key under which a request's answer is kept: call and values in a fixed order, for example `games
 * {"category":"hot"}`.
 */
export function contentKey(request: { readonly call: string; readonly params: object }): string {
  const entries = Object.entries(request.params).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${request.call} ${JSON.stringify(Object.fromEntries(entries))}`;
}
