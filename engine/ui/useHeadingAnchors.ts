import { useEffect, type RefObject } from 'react';
import { decodedHash } from '../routing/decodedHash';

/**
 * Gives every heading of an operator's text an address of its own, made of its words:
 * `#how-long-does-a-withdrawal-take`. One that the address names already is brought into view.
 */
export function useHeadingAnchors(root: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const seen = new Set<string>();
    for (const heading of root.current?.querySelectorAll('h2, h3') ?? []) {
      heading.id = anchorOf(heading.textContent, seen);
      if (decodedHash(window.location.hash) === heading.id) heading.scrollIntoView();
    }
  }, [root, html]);
}

/** An anchor of a heading's words, unique among those seen. */
export function anchorOf(words: string, seen: Set<string>): string {
  const base = `s-${words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
  const taken = [...seen].filter((anchor) => anchor === base || anchor.startsWith(`${base}--`)).length;
  const anchor = taken === 0 ? base : `${base}--${taken + 1}`;
  seen.add(anchor);
  return anchor;
}
