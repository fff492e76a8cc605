import type { Modules } from '../render/modules';

/** Class names of a template's layout. */
export interface TemplateStyle {
  readonly frame: string;
  /** By region id of `template.json`. */
  readonly regions: Readonly<Record<string, string>>;
  /** Of a box inside a region, where one is wanted: one that stays in sight must not reach beyond its region. */
  readonly insides?: Readonly<Record<string, string>>;
}

/** Loads and remembers the styles of templates; a site loads its own only. */
export interface TemplateStyles {
  readonly load: (name: string) => Promise<TemplateStyle>;
  readonly peek: (name: string) => TemplateStyle | undefined;
}

/** The styles that stand in `templates/<name>/index.ts`, each of which exports `template`. */
export function createTemplateStyles(modules: Modules): TemplateStyles {
  const loaded = new Map<string, TemplateStyle>();
  return {
    peek: (name) => loaded.get(name),
    load: async (name) => {
      const known = loaded.get(name);
      if (known) return known;
      const { template } = (await modules.load(`templates/${name}/index.ts`)) as { readonly template: TemplateStyle };
      loaded.set(name, template);
      return template;
    },
  };
}
