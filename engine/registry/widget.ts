import type { ReactNode } from 'react';
import { variantPath } from '../config/typeNames';
import type { ContentRequest } from '../stores/contentRequest';

/** What every widget gets beside its own props. */
export interface NodeHandle {
  /** The node's id, unique in its tree. */
  readonly id: string;
  /** The rendered content of a named slot, or null. */
  readonly slot: (name: string) => ReactNode;
}

/** Props of a widget component: its schema's props and the node it stands for. */
export type WidgetProps<Props> = Props & { readonly node: NodeHandle };

/**
 * A family of interchangeable small components in a folder of a widget: the card shapes of a grid, the forms of a
 * header.
 */
export interface Variants<Props> {
  /** Below `widgets/`, for example `game-grid/cards`. */
  readonly folder: string;
  /** The props that every one of them takes; there is no value. */
  readonly props?: (props: Props) => void;
}

/** Variants of whichever props, as registry and build see them. */
export type AnyVariants = Pick<Variants<unknown>, 'folder'>;

/** A module that a widget needs for some props only. */
export interface WidgetPart {
  readonly variants: AnyVariants;
  readonly name: string;
}

/** A widget as the registry knows it: no component until it is needed. */
export interface WidgetDeclaration<Props = Readonly<Record<string, unknown>>> {
  readonly type: string;
  /** Imports the module of the component. */
  readonly load: () => Promise<unknown>;
  /** Variants by the prop that chooses among them. */
  readonly variants: Readonly<Record<string, AnyVariants>>;
  /** What the widget will ask of the API, so that build and preload can ask first. */
  readonly content: (props: Props) => readonly ContentRequest[];
  /** Modules it needs for these props beside those that a prop names. */
  readonly parts: (props: Props) => readonly WidgetPart[];
  /**
   * Sections of texts that it shows beside its own: those of parts of the engine that only some widgets use, for
   * example `records`.
   */
  readonly texts: readonly string[];
}

/** A widget of whichever props. */
export type AnyWidget = WidgetDeclaration<never>;

/**
 * Declares a widget (CARD-2). `type` is its folder; `load` imports `<Type>.tsx`, whose export of that name is the
 * component.
 */
export function defineWidget<Props extends object = Readonly<Record<string, unknown>>>(
  declaration: Pick<WidgetDeclaration<Props>, 'type' | 'load'> & Partial<WidgetDeclaration<Props>>,
): WidgetDeclaration<Props> {
  return { variants: {}, content: () => [], parts: () => [], texts: [], ...declaration };
}

/**
 * Declares the variants of a folder below `widgets/`: `defineVariants<CardProps>('game-grid/cards')`. Its
 * `GameTile.tsx` must export `GameTile` and is called `game-tile` in JSON. Those that the prop `variant` chooses among
 * stand in `forms/`, those of `card` in `cards/`.
 */
export function defineVariants<Props>(folder: `${string}/${string}`): Variants<Props> {
  return { folder };
}

/**
 * The source module of a variant, for example `widgets/game-grid/cards/GameTile.tsx`; of one that a template owns it
 * stands below `templates/`.
 */
export function variantModule({ folder }: AnyVariants, name: string): string {
  return variantPath(folder, name);
}
