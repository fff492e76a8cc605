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

/** A node of a page, its frame or the shell. */
export interface ExplainedNode extends FilePlace {
  readonly id: string;
  readonly widget: string;
  readonly layer: LayerName;
  /** `main` of the page, `header` of the frame, `nodes` of the shell. */
  readonly region: string;
  readonly tree: 'page' | 'frame' | 'shell';
  /** Nodes around it, outermost first, each with the slot: `site-header.search`. */
  readonly within: readonly string[];
}

/** What a site says of itself, and its pages. */
export interface SiteExplanation {
  readonly kind: 'site';
  readonly domain: string;
  readonly template: string;
  readonly values: readonly ExplainedValue[];
  readonly pages: readonly { readonly name: string; readonly path: string; readonly off?: FilePlace }[];
}

/** The nodes of a page and of what stands around it. */
export interface PageExplanation {
  readonly kind: 'page';
  readonly domain: string;
  readonly page: string;
  readonly path: string;
  readonly template: string;
  readonly frame: string;
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
  readonly props: readonly ExplainedValue[];
}

/** The question has no answer: why, with the nearest word that has one. */
export interface Unexplained {
  readonly kind: 'unknown';
  readonly message: string;
}

export type Explanation = SiteExplanation | PageExplanation | NodeExplanation | Unexplained;
