import type { FragmentInstance } from 'react';
import type {} from 'react-dom';

/** What React's part of a page can do that its types do not tell. */
interface Comparable {
  readonly compareDocumentPosition: (other: Node) => number;
}

/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which nodes show on the page, and where. */
export interface NodesOnPage {
  /** Tells of a node's part of the page and how many nodes are around it; returns a function that ends that. */
  readonly add: (id: string, part: FragmentInstance, depth: number) => () => void;
  /** Ids of what shows. */
  readonly ids: () => readonly string[];
  /** The innermost node around an element; null outside of all. */
  readonly around: (element: Element) => string | null;
  /** The box around all that a node shows; null where it shows nothing. */
  readonly box: (id: string) => Box | null;
  /** Brings a node into sight. */
  readonly show: (id: string) => void;
}

interface Part {
  readonly id: string;
  readonly depth: number;
}

/** Makes the register of nodes. `onChange` is told when one comes or goes. */
export function createNodesOnPage(onChange: () => void): NodesOnPage {
  const parts = new Map<FragmentInstance, Part>();
  const partsOf = (id: string) => [...parts].filter(([, known]) => known.id === id).map(([part]) => part);

  return {
    add: (id, part, depth) => {
      parts.set(part, { id, depth });
      onChange();
      return () => {
        parts.delete(part);
        onChange();
      };
    },
    ids: () => [...new Set([...parts.values()].map(({ id }) => id))],
    around: (element) => {
      const found = [...parts].filter(([part]) => holds(part as FragmentInstance & Comparable, element));
      const [innermost] = found.map(([, known]) => known).sort((a, b) => b.depth - a.depth);
      return innermost?.id ?? null;
    },
    box: (id) => boxAround(partsOf(id).flatMap((part) => part.getClientRects())),
    show: (id) => {
      const box = boxAround(partsOf(id).flatMap((part) => part.getClientRects()));
      if (box && (box.bottom < 0 || box.top > window.innerHeight)) partsOf(id)[0]?.scrollIntoView(true);
    },
  };
}

function holds(part: Comparable, element: Element): boolean {
  return (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}

function boxAround(rects: readonly DOMRect[]): Box | null {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}
