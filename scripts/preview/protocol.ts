import type { CallName } from '../../engine/api/calls';
import type { ColorName, FeatureName } from '../../engine/config/compiled';
import type { LayerName } from '../../engine/config/provenance';
import type { FilePlace, NodeExplanation, PageExplanation, Unexplained } from '../explain/explanation';
import type { FaultKind } from '../sandbox/faults';

/** Who looks at the site. */
export const personas = ['guest', 'regular', 'new', 'vip', 'empty', 'excluded'] as const;
export type Persona = (typeof personas)[number];

/** What a pane shows: a site with what is tried on it. What is left out is as configured. */
export interface View {
  readonly domain: string;
  /** Theme code. */
  readonly template?: string;
  readonly color?: ColorName;
  /** ISO 4217. */
  readonly currency?: string;
  readonly features?: { readonly [name in FeatureName]?: boolean };
  /** ISO 8601 with zone. */
  readonly maintenance?: { readonly start: string; readonly end: string };
  /** Milliseconds that the simulated clock is ahead of this machine's. */
  readonly aheadMs?: number;
  readonly player?: Persona;
  readonly fault?: { readonly call: CallName | '*'; readonly kind: FaultKind };
  /** Milliseconds every answer waits. */
  readonly latencyMs?: number;
}

/** A problem with the lines around it. */
export interface FramedProblem extends FilePlace {
  readonly path: string;
  readonly message: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** The lines with a caret; empty where the file is gone. */
  readonly frame: string;
}

/** A time at which a part of the site begins or ends to show. */
export interface Moment {
  /** Id of the node, or what else it is about. */
  readonly name: string;
  readonly kind: 'node' | 'maintenance';
  /** Page of the node; absent for layout and shell. */
  readonly page?: string;
  /** ISO 8601; absent: since ever. */
  readonly from?: string;
  /** ISO 8601; absent: for ever. */
  readonly until?: string;
}

/** What a pane shows now. */
export interface PaneState {
  readonly id: string;
  /** Grows with each change of what is shown. */
  readonly revision: number;
  /** Errors that keep the newest configuration from showing, and warnings. */
  readonly problems: readonly FramedProblem[];
  /** The last good state; null where there never was one. */
  readonly site: PaneSite | null;
}

/** What the tool's choices are made of. */
export interface PaneSite {
  readonly domain: string;
  readonly name: string;
  readonly theme: { readonly code: string; readonly template: string; readonly color: ColorName };
  readonly currency: string;
  readonly features: Readonly<Record<FeatureName, boolean>>;
  readonly locales: readonly { readonly code: string; readonly name: string; readonly prefix: string }[];
  readonly pages: readonly { readonly name: string; readonly path: string; readonly access: string }[];
  readonly moments: readonly Moment[];
}

/** What there is to choose from. */
export interface Choices {
  readonly sites: readonly { readonly domain: string; readonly name: string }[];
  readonly themes: readonly string[];
  readonly currencies: readonly string[];
  readonly calls: readonly string[];
  readonly faults: readonly FaultKind[];
  /** The domain that was asked for on the command line. */
  readonly domain: string;
}

/** Who signs in, for the bridge. */
export interface Visit {
  readonly persona: Persona;
  readonly credentials: { readonly accountId: string; readonly password: string } | null;
  readonly aheadMs: number;
  readonly revision: number;
}

/** A layer that can say a prop of a node. */
export interface EditLayer {
  readonly layer: LayerName;
  readonly file: string;
  /** False: its file stands outside site-configs, and is only opened. */
  readonly isWritable: boolean;
}

/** A node, explained, with what a form needs. */
export interface InspectedNode {
  readonly explanation: NodeExplanation | Unexplained;
  /** Schema of the widget's props (JSON Schema 2020-12). */
  readonly schema: PropsSchema | null;
  readonly layers: readonly EditLayer[];
}

/** The part of JSON Schema that forms are made of. */
export interface PropsSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, PropSchema>>;
  readonly required?: readonly string[];
}
export interface PropSchema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
}

/** A change of props, in a layer. */
export interface EditRequest {
  readonly pane: string;
  readonly page: string;
  readonly node: string;
  readonly layer: LayerName;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What an edit would do, or has done. */
export type EditOutcome =
  | {
      readonly kind: 'fits';
      readonly file: string;
      /** Domains whose compiled site differs. */
      readonly domains: readonly string[];
      /** Whether the site that is shown is among them. */
      readonly isSeen: boolean;
      /** The lines that differ, as a small diff. */
      readonly diff: string;
    }
  | { readonly kind: 'refused'; readonly problems: readonly FramedProblem[] }
  | { readonly kind: 'impossible'; readonly message: string };

export interface UndoState {
  /** What would be undone next; null for nothing. */
  readonly next: { readonly file: string; readonly label: string } | null;
}

export type PageAnswer = PageExplanation | Unexplained;

/** From the site's frame to the tool. */
export type BridgeMessage =
  | { readonly type: 'ready'; readonly path: string; readonly revision: number }
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'nodes'; readonly ids: readonly string[] }
  | { readonly type: 'pointed'; readonly id: string | null }
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'inspecting'; readonly isOn: boolean }
  | { readonly type: 'policy'; readonly directive: string; readonly blocked: string; readonly source: string }
  | { readonly type: 'visit'; readonly persona: Persona; readonly refusal: string | null };

/** From the tool to the site's frame. */
export type ToolMessage =
  | { readonly type: 'inspect'; readonly isOn: boolean }
  | { readonly type: 'mark'; readonly id: string | null }
  | { readonly type: 'go'; readonly path: string }
  | { readonly type: 'renew' };

/** Event of the development server that tells of a new revision of a pane. */
export const paneEvent = 'livery:pane';
