/**
 * Tells which dialog stands above all others, now and each time that changes; undefined while none is open. Dialogs lie
 * in the order in which they were opened. Returns what ends the watch.
 */
export function watchTopDialog(onChange: (top: HTMLDialogElement | undefined) => void): () => void {
  let open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const look = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes)
      if (target instanceof HTMLDialogElement) open = [...open.filter((other) => other !== target), target];
    open = open.filter((dialog) => dialog.open && dialog.isConnected);
    onChange(open.at(-1));
  };
  const observer = new MutationObserver(look);
  // Order of the page until one opens: modals stand after what they are opened from.
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  look([]);
  return () => observer.disconnect();
}
