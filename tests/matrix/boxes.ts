/**
 * Runs in the browser: words that are cut by a box, that break in their middle or that stand on other words, one line
 * each; empty when all can be read. What a reader may scroll to, what ends in an ellipsis on purpose, what is turned
 * and what is hidden from everybody does not count. With `strict`, what floats over the page may stand on its words,
 * but not cut its own, and what runs out of the window at a side is cut; without it, what floats does not count.
 */
export function illegibleText(strict = false): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Line {
    readonly box: Box;
    readonly node: Text;
    readonly element: Element;
    /** What it floats with, or null where it is of the page. */
    readonly float: Element | null;
  }
  interface Clip {
    readonly box: Box;
    readonly across: boolean;
    readonly down: boolean;
  }
  const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const within = (box: Box, { left, top, right, bottom }: Box): Box => ({
    left: Math.max(box.left, left),
    top: Math.max(box.top, top),
    right: Math.min(box.right, right),
    bottom: Math.min(box.bottom, bottom),
  });
  const place = (element: Element) =>
    element.closest('[data-part]')?.getAttribute('data-part') ??
    element.closest('[data-node]')?.getAttribute('data-node') ??
    'page';
  const nameOf = ({ node, element }: Pick<Line, 'node' | 'element'>) =>
    `"${node.data.trim().slice(0, 40)}" in ${place(element)}`;

  interface Clips {
    readonly hard: readonly Clip[];
    readonly soft: readonly Clip[];
    readonly float: Element | null;
  }
  const glass: Clip = {
    box: { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight },
    across: true,
    down: false,
  };

  /** The boxes that cut an element off: across, down, or both; null where it ends in an ellipsis or cannot be seen. */
  const clipsOf = (element: Element): Clips | null => {
    const hard: Clip[] = strict ? [glass] : [];
    const soft: Clip[] = [];
    let isAbsolute = false;
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      // What is turned has no box along the lines of the page.
      const isTurned =
        style.rotate !== 'none' || (style.transform !== 'none' && new DOMMatrix(style.transform).b !== 0);
      if (isTurned) return null;
      const isHolder: boolean =
        !isAbsolute || style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none';
      if (isHolder && at !== document.body) {
        const { left, top, width, height } = at.getBoundingClientRect();
        if (style.clipPath === 'inset(50%)') return null;
        const across = style.overflowX;
        const down = style.overflowY;
        const box = { left: left + at.clientLeft, top: top + at.clientTop, right: left + width, bottom: top + height };
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (cuts(across) || cuts(down)) {
          if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
          hard.push({ box, across: cuts(across), down: cuts(down) });
        }
        if (scrolls(across) || scrolls(down)) soft.push({ box, across: scrolls(across), down: scrolls(down) });
      }
      // Nothing around it cuts what stays in its place over the page.
      if (style.position === 'fixed' || style.position === 'sticky') return strict ? { hard, soft, float: at } : null;
      isAbsolute = style.position === 'absolute' || (isAbsolute && !isHolder);
    }
    return { hard, soft, float: null };
  };
  const areaOf = (clips: readonly Clip[]): Box =>
    clips.reduce<Box>(
      (area, { box, across, down }) =>
        within(area, {
          left: across ? box.left : -Infinity,
          right: across ? box.right : Infinity,
          top: down ? box.top : -Infinity,
          bottom: down ? box.bottom : Infinity,
        }),
      everywhere,
    );

  const paper = document.createElement('canvas').getContext('2d');
  /**
   * What a line is higher than its letters: a face has room for accents and tails. The first letter of a text may be
   * larger than its others, and its room is as much larger.
   */
  const emptyRoom = (
    node: Text,
    element: Element,
    height: number,
  ): { readonly above: number; readonly below: number } => {
    if (!paper) return { above: 0, below: 0 };
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    paper.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      paper.measureText(node.data);
    const times = Math.max(1, height / (fontBoundingBoxAscent + fontBoundingBoxDescent));
    return {
      above: (fontBoundingBoxAscent - actualBoundingBoxAscent) * times,
      below: (fontBoundingBoxDescent - actualBoundingBoxDescent) * times,
    };
  };

  /** A word as a reader knows it: letters of an alphabet between spaces or signs; no code, no address. */
  const word = /(?<![\p{L}\p{N}@/._-])[\p{Script=Latin}\p{Script=Cyrillic}]{2,24}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
  /** The first word that goes on in the next line without a hyphen, if any. */
  const brokenWord = (node: Text, element: Element): string | undefined => {
    if (getComputedStyle(element).hyphens === 'auto') return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) return undefined;
    for (const { 0: letters, index } of node.data.matchAll(word)) {
      range.setStart(node, index);
      range.setEnd(node, index + letters.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) return letters;
    }
    return undefined;
  };

  const faults: string[] = [];
  const shown: Line[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null) {
    const element = node.parentElement;
    // A mark alone, such as a point between digits, may stand close.
    if (
      !element ||
      !/\p{L}|\p{N}/u.test(node.data) ||
      element.closest('script, style, noscript, svg, select, [aria-hidden=true], [inert]')
    )
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    const broken = brokenWord(node, element);
    if (broken !== undefined) faults.push(`breaks in its middle: "${broken}", ${nameOf({ node, element })}`);
    const clips = clipsOf(element);
    if (!clips) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    const hard = areaOf(clips.hard);
    const scrolled = areaOf(clips.soft);
    let isCut = false;
    let isSeen = false;
    for (const line of lines) {
      // Where a scroller stands in between, what is beyond its own edge is not cut but farther along.
      const inside = within(line, scrolled);
      if (inside.right - inside.left < 2 || inside.bottom - inside.top < 2) continue;
      const seen = within(inside, hard);
      const width = seen.right - seen.left;
      const height = seen.bottom - seen.top;
      if (width > 2 && height > 2) {
        isSeen = true;
        const { above, below } = emptyRoom(node, element, line.bottom - line.top);
        shown.push({
          box: {
            ...seen,
            top: Math.max(seen.top, line.top + above),
            bottom: Math.min(seen.bottom, line.bottom - below),
          },
          node,
          element,
          float: clips.float,
        });
      }
      if (
        inside.right - inside.left - Math.max(0, width) > 2 ||
        inside.bottom - inside.top - Math.max(0, height) > 0.3 * line.height
      )
        isCut = true;
    }
    if (isCut && isSeen) faults.push(`cut: ${nameOf({ node, element })}`);
  }
  shown.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.node === other.node || one.float !== other.float) continue;
      const { left, top, right, bottom } = within(one.box, other.box);
      if (right - left > 3 && bottom - top > 3) faults.push(`on each other: ${nameOf(one)} and ${nameOf(other)}`);
    }
  }
  return faults;
}
