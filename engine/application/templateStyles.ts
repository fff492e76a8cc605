import type { TemplateStyle, TemplateStyles } from '../context/services';
import type { Modules } from '../registry/modules';

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
