import { kebabCase, pascalCase } from '../config/typeNames';
import type { ComponentType, ReactNode } from 'react';
import { readable } from './readable';
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

type Module = Readonly<Record<string, unknown>>;
type Loader = () => Promise<unknown>;

/** A family of interchangeable small components: the card shapes of a grid, the forms of a header. */
export interface Variants<Props> {
  /** Kebab-case names that JSON may use. */
  readonly names: readonly string[];
  /** Path of the module below the widget's folder, for chunk lookup, for example `cards/Tile.tsx`. */
  readonly file: (name: string) => string | undefined;
  /** Loads a variant; rejects for an unknown name. */
  readonly load: (name: string) => Promise<ComponentType<Props>>;
  /** The variant if it has been loaded. */
  readonly peek: (name: string) => ComponentType<Props> | undefined;
}

/** Variants of whichever props, as registry and build see them. */
export interface AnyVariants extends Pick<Variants<unknown>, 'names' | 'file'> {
  readonly peek: (name: string) => unknown;
  readonly load: (name: string) => Promise<unknown>;
}

/** A widget of whichever props. */
export interface AnyWidget {
  readonly type: string;
  readonly load: () => Promise<unknown>;
  readonly peek: () => unknown;
  readonly variants: Readonly<Record<string, AnyVariants>>;
  readonly content: (props: never) => readonly ContentRequest[];
  readonly parts: (props: never) => readonly WidgetPart[];
}

/** A module that a widget needs for some props only. */
export interface WidgetPart {
  readonly variants: AnyVariants;
  readonly name: string;
}

/** A widget as the registry knows it: no component until it is needed. */
export interface WidgetDeclaration<Props = Readonly<Record<string, unknown>>> {
  readonly type: string;
  readonly load: () => Promise<ComponentType<WidgetProps<Props>>>;
  readonly peek: () => ComponentType<WidgetProps<Props>> | undefined;
  /** Variants by the prop that chooses among them. */
  readonly variants: Readonly<Record<string, AnyVariants>>;
  /** What the widget will ask of the API, so that build and preload can ask first. */
  readonly content: (props: Props) => readonly ContentRequest[];
  /** Modules it needs for these props beside those that a prop names. */
  readonly parts: (props: Props) => readonly WidgetPart[];
}

/**
 * Declares a widget (CARD-2). `type` is its folder; `load` imports `<Type>.tsx`, whose export of that name is the
 * component.
 */
export function defineWidget<Props extends object = Readonly<Record<string, unknown>>>(declaration: {
  readonly type: string;
  readonly load: Loader;
  readonly variants?: Readonly<Record<string, AnyVariants>>;
  readonly content?: (props: Props) => readonly ContentRequest[];
  readonly parts?: (props: Props) => readonly WidgetPart[];
}): WidgetDeclaration<Props> {
  const name = pascalCase(declaration.type);
  const cell = lazyExport<ComponentType<WidgetProps<Props>>>(declaration.load, name, `widget "${declaration.type}"`);
  return {
    type: declaration.type,
    load: cell.load,
    peek: cell.peek,
    variants: declaration.variants ?? {},
    content: declaration.content ?? (() => []),
    parts: declaration.parts ?? (() => []),
  };
}

/**
 * Declares variants from `import.meta.glob('./cards/*.tsx')`. `cards/GameTile.tsx` must export `GameTile` and is called
 * `game-tile` in JSON.
 */
export function defineVariants<Props>(modules: Readonly<Record<string, Loader>>): Variants<Props> {
  const cells = new Map(
    Object.entries(modules).map(([path, load]) => {
      const file = path.replace(/^\.\//, '');
      const base = file.replace(/^.*\//, '').replace(/\.tsx$/, '');
      return [kebabCase(base), { file, ...lazyExport<ComponentType<Props>>(load, base, `variant ${file}`) }] as const;
    }),
  );
  return {
    names: [...cells.keys()],
    file: (name) => cells.get(name)?.file,
    load: (name) => {
      const cell = cells.get(name);
      return cell ? cell.load() : Promise.reject(new Error(`Unknown variant "${name}". One of: ${[...cells.keys()].join(', ')}.`));
    },
    peek: (name) => cells.get(name)?.peek(),
  };
}

function lazyExport<Value>(load: Loader, name: string, what: string) {
  let value: Value | undefined;
  let pending: Promise<Value> | undefined;
  return {
    peek: () => value,
    load: () =>
      (pending ??= readable(
        load().then(
          (module) => {
            const found = (module as Module)[name] as Value | undefined;
            if (found === undefined) throw new Error(`The module of ${what} must export "${name}".`);
            value = found;
            return found;
          },
          (error: unknown) => {
            pending = undefined;
            throw error;
          },
        ),
      )),
  };
}
