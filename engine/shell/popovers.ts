/** Marks a popover that the stand-in shows; style sheets ask for it beside `:popover-open`. */
const mark = 'data-open';

/** What had the focus when a popover was opened. */
const openers = new WeakMap<HTMLElement, Element | null>();

/**
 * Stands in for popovers where a browser has none (before Chrome 114, Firefox 125 and Safari 17): buttons with
 * `popovertarget` open and close what they name, Escape and a press beside it close it, `toggle` tells of both, and the
 * focus goes back to where it was. There is no top layer: style sheets say what lies above what. A second call does
 * nothing. Returns a function that ends it.
 */
export function standInForPopovers(): () => void {
  if ('showPopover' in HTMLElement.prototype) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  });
  // As in browsers, nothing on the way keeps a press from it.
  document.addEventListener('click', handlePress, { capture: true, signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const last = openAutos().at(-1);
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !last) return;
      event.preventDefault();
      hide(last);
    },
    { signal },
  );
  return () => {
    ended.abort();
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}

function handlePress({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('[popovertarget]');
  const named = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  for (const panel of openAutos()) if (panel !== named && !panel.contains(target)) hide(panel, false);
  if (!named) return;
  const action = button.getAttribute('popovertargetaction') ?? 'toggle';
  if (named.hasAttribute(mark)) {
    if (action !== 'show') hide(named);
  } else if (action !== 'hide') show(named);
}

/** The open popovers that a press beside them closes. */
function openAutos(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popover]:not([popover=manual])[${mark}]`)];
}

function show(panel: HTMLElement): void {
  if (panel.hasAttribute(mark)) return;
  const isAuto = panel.getAttribute('popover') !== 'manual';
  if (isAuto) for (const other of openAutos()) if (!other.contains(panel)) hide(other, false);
  openers.set(panel, document.activeElement);
  panel.setAttribute(mark, '');
  tell(panel, 'open');
}

/** `returnsFocus`: the focus goes back where it is in the panel. */
function hide(panel: HTMLElement, returnsFocus = true): void {
  if (!panel.hasAttribute(mark)) return;
  const opener = openers.get(panel);
  const hadFocus = panel.contains(document.activeElement);
  panel.removeAttribute(mark);
  if (returnsFocus && hadFocus && opener instanceof HTMLElement) opener.focus();
  tell(panel, 'closed');
}

function tell(panel: HTMLElement, newState: 'open' | 'closed'): void {
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
