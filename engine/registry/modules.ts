/** Loaders of source modules by their path below the project's root, for example `widgets/menu/index.ts`. */
export type ModuleTable = Readonly<Record<string, () => Promise<unknown>>>;

/** The exports of a module by name. */
export type Module = Readonly<Record<string, unknown>>;

/** Returns source modules by path. */
export interface Modules {
  /** Rejects when there is no such module, or when its code does not arrive. */
  readonly load: (path: string) => Promise<Module>;
}

/**
 * Modules of a table that a first visit knows (NET-2). What it lacks is looked for in the table of all modules, which
 * `loadRest` brings: so a first visit costs the same however many widgets, forms and templates there are.
 */
export function createModules(
  first: ModuleTable,
  loadRest: () => Promise<ModuleTable> = () => Promise.resolve({}),
): Modules {
  return {
    load: async (path) => {
      const load = first[path] ?? (await loadRest())[path];
      if (!load) throw new Error(`No module ${path}.`);
      return (await load()) as Module;
    },
  };
}
