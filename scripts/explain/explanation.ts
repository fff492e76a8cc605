import type { LayerName } from '../../engine/config/provenance';

/** A place in a file, as an editor opens it; line and column from 1. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A value as it is resolved, with where it was written and who says it. */
export interface ExplainedValue extends FilePlace {
  readonly name: string;
  readonly value: unknown;
  readonly layer: LayerName;
  /** The startup call may replace it (SITE-3, STATE-9). */
  readonly isReplaceable: boolean;
}

/** A node of a page, its layout, the shell or a modal. */
export interface ExplainedNode extends FilePlace {
  readonly id: string;
  readonly widget: string;
  readonly layer: LayerName;
  /** `main` of the page, `header` of the layout, `nodes` of the shell. */
  readonly region: string;
  readonly tree: 'page' | 'layout' | 'shell' | 'modal';
  /** Nodes around it, outermost first, each with the slot: `site-header.search`. */
  readonly within: readonly string[];
}

/** What a site says of itself, and its pages. */
export interface SiteExplanation {
  readonly kind: 'site';
  readonly domain: string;
  readonly template: string;
  readonly values: readonly ExplainedValue[];
  /** What the platform's and the template's tables say for it: breakpoints, sign-in, menus, modals. */
  readonly tables: readonly ExplainedValue[];
  readonly pages: readonly { readonly name: string; readonly path: string; readonly off?: FilePlace }[];
}

/** The nodes of a page and of what stands around it. */
export interface PageExplanation {
  readonly kind: 'page';
  readonly domain: string;
  readonly page: string;
  readonly path: string;
  readonly template: string;
  readonly layout: string;
  /** Where the page itself is written. */
  readonly file: string;
  readonly layer: LayerName;
  readonly nodes: readonly ExplainedNode[];
}

/** A node with its condition and every resolved prop. */
export interface NodeExplanation {
  readonly kind: 'node';
  readonly domain: string;
  readonly page: string;
  readonly node: ExplainedNode;
  readonly when?: ExplainedValue;
  /** The conditions of the nodes around it, outermost first, by `<id>.when`: each of them hides it too. */
  readonly around: readonly ExplainedValue[];
  /** Least widths in px of the breakpoints that these conditions name. */
  readonly breakpoints: Readonly<Record<string, number>>;
  readonly props: readonly ExplainedValue[];
}

/** A colour token and the recipe that makes it. */
export interface ExplainedToken extends FilePlace {
  readonly token: string;
  /** The expression in the template's recipe. */
  readonly recipe: string;
}

/** Where the colours of a site come from. */
export interface ColorExplanation {
  readonly kind: 'colors';
  readonly domain: string;
  readonly template: string;
  /** The colour that the site names, and its hue in degrees of OKLCH. */
  readonly color: { readonly name: string; readonly hue: number } & FilePlace;
  readonly tokens: readonly ExplainedToken[];
}

/** The question has no answer: why, with the nearest word that has one. */
export interface Unexplained {
  readonly kind: 'unknown';
  readonly message: string;
}

export type Explanation = SiteExplanation | ColorExplanation | PageExplanation | NodeExplanation | Unexplained;
