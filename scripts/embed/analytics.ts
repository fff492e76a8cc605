/**
 * Runs in `/embed/analytics`, a document of its own without an origin: takes the platform's analytics snippets from the
 * page around it, places each in its head or body, and hands on what the page tells of its visits (SITE-8).
 */
interface Snippet {
  readonly section: 'head' | 'body';
  readonly script: string;
}

/** The list that tag managers read. */
const visits: unknown[] = ((window as unknown as Record<string, unknown[]>)['dataLayer'] ??= []);

const place = ({ section, script }: Snippet) => {
  const around = section === 'head' ? document.head : document.body;
  const markup = script.trimStart().startsWith('<') ? script : `<script>${script}</script>`;
  for (const found of new DOMParser()
    .parseFromString(markup, 'text/html')
    .querySelectorAll<HTMLElement>('script, img')) {
    const element = document.createElement(found.localName) as HTMLScriptElement;
    for (const name of ['type', 'id', 'width', 'height', 'alt'])
      if (found.hasAttribute(name)) element.setAttribute(name, found.getAttribute(name) ?? '');
    for (const [name, value] of Object.entries(found.dataset)) element.dataset[name] = value ?? '';
    // The policy allows addresses, not inline code.
    element.src =
      found.getAttribute('src') ?? URL.createObjectURL(new Blob([found.textContent], { type: 'text/javascript' }));
    if (found.localName === 'script') element.async = false;
    around.append(element);
  }
};

addEventListener(
  'message',
  ({ source, data }: MessageEvent<{ readonly type?: string; readonly snippets?: readonly Snippet[] } | null>) => {
    if (source !== parent || typeof data?.type !== 'string') return;
    if (data.type === 'livery:snippets') data.snippets?.forEach(place);
    if (data.type === 'livery:page') {
      visits.push({ event: 'page', ...data });
      dispatchEvent(new CustomEvent('livery:page', { detail: data }));
    }
  },
);
parent.postMessage({ type: 'livery:analytics-ready' }, '*');

export {};
