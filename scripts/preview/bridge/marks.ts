import type { Box } from './nodesOnPage';

type Kind = 'pointed' | 'marked';

/** Frames over the page. They stand in a shadow tree, so that styles of the page and of the frames do not meet. */
export interface Marks {
  readonly draw: (kind: Kind, what: { readonly name: string; readonly box: Box | null } | null) => void;
}

const sheet = `
  :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; contain: strict; }
  div { position: fixed; box-sizing: border-box; border-radius: 3px; }
  div[hidden] { display: none; }
  .pointed { border: 2px solid #2f6feb; background: rgb(47 111 235 / 12%); }
  .marked { border: 2px solid #b4400f; }
  span { position: absolute; left: -2px; top: 100%; padding: 2px 7px; font: 600 12px/1.45 system-ui, sans-serif; color: #fff; white-space: nowrap; border-radius: 0 0 3px 3px; }
  .pointed span { background: #2f6feb; }
  .marked span { background: #b4400f; }
  .up span { top: auto; bottom: 100%; border-radius: 3px 3px 0 0; }
`;

/** Puts the frames into the document. */
export function createMarks(): Marks {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'closed' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  shadow.adoptedStyleSheets = [styles];
  const frames: Readonly<Record<Kind, HTMLElement>> = { pointed: frame(shadow), marked: frame(shadow) };
  document.documentElement.append(host);
  return {
    draw: (kind, what) => {
      const element = frames[kind];
      element.hidden = !what?.box;
      if (!what?.box) return;
      const { left, top, right, bottom } = inWindow(what.box);
      element.className = `${kind}${bottom > window.innerHeight - 28 ? ' up' : ''}`;
      Object.assign(element.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      });
      element.querySelector('span')?.replaceChildren(what.name);
    },
  };
}

function frame(parent: ShadowRoot): HTMLElement {
  const element = document.createElement('div');
  element.hidden = true;
  element.append(document.createElement('span'));
  parent.append(element);
  return element;
}

/** The part of a box that can be seen. */
function inWindow({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(window.innerWidth, right),
    bottom: Math.min(window.innerHeight, bottom),
  };
}
