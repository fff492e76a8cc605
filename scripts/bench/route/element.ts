/** An element of a page as data: a text, or tag, attributes and children. */
export type PlainElement =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly PlainElement[];
    };

/** What a page's layout and its own part are made of. */
export interface PlainPage {
  readonly path: string;
  /** The application's tree; the page's own part stands in it as `{ tag: 'page-part' }`. */
  readonly layout: PlainElement;
  readonly part: readonly PlainElement[];
}

/** Runs in the browser: the page that stands there, as data. */
export function readPage(): PlainPage {
  const read = (node: Node, isInside: boolean): PlainElement[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element) || node.tagName === 'SCRIPT') return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const children = [...node.childNodes].flatMap((child) => read(child, isInside));
    if (!isInside && node.tagName === 'MAIN') {
      part.push(...children);
      return [{ tag: 'main', attributes, children: [{ tag: 'page-part', attributes: {}, children: [] }] }];
    }
    return [{ tag: node.localName, attributes, children }];
  };
  const part: PlainElement[] = [];
  const root = document.getElementById('root');
  const layout = {
    tag: 'div',
    attributes: {},
    children: [...(root?.childNodes ?? [])].flatMap((child) => read(child, false)),
  };
  return { path: location.pathname, layout, part };
}
