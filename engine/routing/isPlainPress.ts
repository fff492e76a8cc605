/** Whether a press on a link is for the page itself: with a key held, browsers open another tab or window. */
export function isPlainPress({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
