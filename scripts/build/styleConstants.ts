import type { Plugin } from 'vite';

/**
 * Makes constants of the class names that a style module exports, so that the bundler writes each where it is used: the
 * names of parts that load later would otherwise stand, and be exported, where their styles load, in the core (NET-2).
 */
export function styleConstantsPlugin(): Plugin {
  return {
    name: 'livery-style-constants',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: (code) => ({ code: code.replace(/^export var (?=\w+ = ')/gm, 'export const '), map: null }),
    },
  };
}
