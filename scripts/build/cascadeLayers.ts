import type { Plugin } from 'vite';

/** Cascade layers in their order: a template always wins over a widget, a widget over the engine. */
const cascadeLayers = ['engine', 'widgets', 'templates'] as const;

/** Stands before every other rule, so that the order does not depend on which chunk loads first. */
export const layerOrder = `@layer ${cascadeLayers.join(', ')};`;

/**
 * Puts vanilla-extract's CSS into the cascade layer of the folder its file stands in. Authors write plain styles;
 * `@font-face` stays outside layers.
 */
export function cascadeLayersPlugin(root: string): Plugin {
  return {
    name: 'livery:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css\.ts\.vanilla\.css/ },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const layer = file.endsWith('.css.ts.vanilla.css') ? layerOf(file, root) : undefined;
        return layer ? { code: intoLayer(code, layer), map: null } : null;
      },
    },
  };
}

/**
 * The layer of a file, or undefined where the file stands in no layered folder. A variant that a template owns is a
 * widget's all the same.
 */
export function layerOf(file: string, root: string): string | undefined {
  const relative = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file.replace(/^\//, '');
  if (/^templates\/[^/]+\/widgets\//.test(relative)) return 'widgets';
  return cascadeLayers.find((layer) => relative.startsWith(`${layer}/`));
}

/** Wraps a sheet in `@layer <layer>`, with its `@font-face` rules before it. An empty sheet stays empty. */
export function intoLayer(css: string, layer: string): string {
  const fontFaces: string[] = [];
  const rest = css.replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
    fontFaces.push(rule);
    return '';
  });
  const layered = rest.trim() === '' ? [] : [`@layer ${layer} {\n${rest.trim()}\n}`];
  return [...fontFaces, ...layered].join('\n');
}
