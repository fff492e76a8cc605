/** What unfolds over the page, while it is open. */
const unfolded = 'details[data-menu][open]';

/**
 * Closes each `<details data-menu>` of the page, which opens without scripts: by Escape, which gives the focus back to
 * what opened it; by a link in it that is followed; by a press beside it, or the focus elsewhere. Returns a function
 * that ends it.
 */
export function followUnfoldedMenus(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const closeOthers = ({ target }: Event) => {
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // Some browsers give no focus to what is pressed, so both are heard.
  document.addEventListener('pointerdown', closeOthers, { capture: true, signal });
  document.addEventListener('focusin', closeOthers, { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const menu = target instanceof Element && target.closest('a')?.closest<HTMLDetailsElement>(unfolded);
      if (!menu) return;
      // A link that goes out of sight would lose the focus, also where it changes the page in place.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    },
    // Before the page hears it.
    { capture: true, signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const menu = openMenus().at(-1);
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !menu) return;
      // What the menu stands in stays open.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => ended.abort();
}

function openMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(unfolded)];
}
