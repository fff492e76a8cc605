/** Words of a page, in the language that they claim. */
export interface PageText {
  readonly text: string;
  /** Where it stands, for a reader of the failure. */
  readonly place: string;
}

/** The words of a page that claim to be in its language, and the names on it, which belong to no language. */
export interface PageWords {
  readonly lang: string;
  readonly texts: readonly PageText[];
  readonly names: readonly string[];
}

/**
 * Reads a document, in a browser or without: texts, labels, hints and the title that claim to be in the page's
 * language. An element that says another language speaks for itself; what says `translate="no"` is a name, a code or an
 * amount.
 */
export function pageWords(root: Document = document): PageWords {
  const lang = root.documentElement.lang;
  const texts: PageText[] = [];
  const names = new Set<string>();
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const ownLanguage = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
  const placeOf = (element: Element) =>
    element.closest('[data-part]')?.getAttribute('data-part') ??
    element.closest('[data-node]')?.getAttribute('data-node') ??
    element.tagName.toLowerCase();
  const walker = root.createTreeWalker(root.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = tidy(node.nodeValue ?? '');
    if (!element || text === '' || element.closest('script, style, noscript, template, svg')) continue;
    if (element.closest('[translate=no]')) names.add(text);
    else if (ownLanguage(element)) texts.push({ text, place: placeOf(element) });
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'])
    for (const element of root.querySelectorAll(`body [${name}]`)) {
      const text = tidy(element.getAttribute(name) ?? '');
      // A name of what is a name is one, too.
      if (text !== '' && ownLanguage(element) && !element.matches('[translate=no]'))
        texts.push({ text, place: `${name} of ${placeOf(element)}` });
    }
  for (const element of root.querySelectorAll(
    'meta[name=description], meta[property^="og:title"], meta[property^="og:description"]',
  ))
    texts.push({
      text: tidy(element.getAttribute('content') ?? ''),
      place: element.getAttribute('name') ?? element.getAttribute('property') ?? 'meta',
    });
  return { lang, texts, names: [...names] };
}
