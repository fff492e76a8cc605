/** Class names of a template's layout. */
export interface TemplateStyle {
  readonly frame: string;
  /** By region id of `template.json`. */
  readonly regions: Readonly<Record<string, string>>;
}

/** Loads and remembers the styles of templates; a site loads its own only. */
export interface TemplateStyles {
  readonly load: (name: string) => Promise<TemplateStyle>;
  readonly peek: (name: string) => TemplateStyle | undefined;
}

/** From `import.meta.glob('./*\/index.ts')`, seen from the templates folder; each module exports `template`. */
export function createTemplateStyles(modules: Readonly<Record<string, () => Promise<unknown>>>): TemplateStyles {
  const loaded = new Map<string, TemplateStyle>();
  return {
    peek: (name) => loaded.get(name),
    load: async (name) => {
      const known = loaded.get(name);
      if (known) return known;
      const load = modules[`./${name}/index.ts`];
      if (!load)
        throw new Error(
          `There is no template "${name}". One of: ${Object.keys(modules)
            .map((path) => path.split('/')[1])
            .join(', ')}.`,
        );
      const { template } = (await load()) as { readonly template: TemplateStyle };
      loaded.set(name, template);
      return template;
    },
  };
}
