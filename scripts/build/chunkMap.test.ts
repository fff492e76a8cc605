import { expect, it } from 'vitest';
import { refuseMissingExports, wholeSheetOf, withPlainImports } from './chunkMap';

it.each([
  ['__vitePreload(() => import("./menu-1.js"), __VITE_PRELOAD__)', '__vitePreload(() => import("./menu-1.js"))'],
  [
    'busy(() => import("./menu-1.js").then((n) => n.t), __VITE_PRELOAD__)',
    'busy(() => import("./menu-1.js").then((n) => n.t))',
  ],
  [
    'load$1(() => import("./menu-1.js").then((m) => ({ default: m.Menu })), __VITE_PRELOAD__)',
    'load$1(() => import("./menu-1.js").then((m) => ({ default: m.Menu })))',
  ],
  [
    '__vitePreload(() => Promise.resolve().then(() => menu_exports), __VITE_PRELOAD__)',
    'Promise.resolve().then(() => menu_exports)',
  ],
  [
    '__vitePreload(async () => {\n\tconst { a } = await import("./a-1.js");\n\treturn { a };\n}, __VITE_PRELOAD__)',
    '__vitePreload(() => import("./a-1.js"))',
  ],
  [
    '__vitePreload(async () => {\n\tconst { a } = await Promise.resolve().then(() => a_exports);\n\treturn { a };\n}, __VITE_PRELOAD__)',
    'Promise.resolve().then(() => a_exports)',
  ],
  [
    '__vitePreload(async () => {\n\tconst { a, b } = await (import("./a-1.js").then((n) => n.t));\n\treturn { a, b };\n}, __VITE_PRELOAD__)',
    '__vitePreload(() => import("./a-1.js").then((n) => n.t))',
  ],
  [
    '__vitePreload(async () => {\n\tconst { t: a } = await import("./a-1.js");\n\treturn { a };\n}, __VITE_PRELOAD__)',
    '__vitePreload(async () => {\n\tconst { t: a } = await import("./a-1.js");\n\treturn { a };\n})',
  ],
])('leaves no list of files at an import: %s', (wrapped, plain) => {
  expect(withPlainImports(`run(${wrapped});`)).toBe(`run(${plain});`);
});

it('refuses a chunk that no browser could load', () => {
  expect(() =>
    refuseMissingExports('a.js', 'var Menu_exports=e({Menu:()=>t});export{t as Menu,Menu_exports as t};', []),
  ).not.toThrow();
  expect(() =>
    refuseMissingExports('a.js', 'import{n as t}from"./b.js";export{t as Menu,Menu_exports as t};', [
      'engine/ui/pages.ts',
    ]),
  ).toThrow(
    'The chunk a.js exports Menu_exports, which it lacks: what other chunks take from it needs a group of its own in vite.config.ts. It holds engine/ui/pages.ts.',
  );
});

it('makes one sheet of those of a template’s home and of the shell, named by what stands in it', () => {
  const chunk = (...css: string[]) => ({ imports: [], css });
  const map = {
    entries: { template4: 'assets/main.js' },
    first: { template4: ['widgets/menu/index.ts', 'widgets/gone/index.ts'] },
    modules: {
      'widgets/menu/index.ts': 'assets/menu.js',
      'widgets/chat-button/index.ts': 'assets/chat.js',
      'modules.ts': 'assets/modules.js',
    },
    copies: {},
    chunks: {
      'assets/main.js': chunk('assets/core.css'),
      'assets/menu.js': chunk('assets/menu.css'),
      'assets/chat.js': chunk('assets/chat.css'),
      'assets/modules.js': chunk(),
    },
  };
  const { file, sheets, text } = wholeSheetOf(
    map,
    'template4',
    ['widgets/chat-button/index.ts'],
    (name) => `.${name.slice(7, -4)}{}\n`,
  );
  expect(sheets).toEqual(['assets/core.css', 'assets/menu.css', 'assets/chat.css']);
  expect(text).toBe('.core{}\n.menu{}\n.chat{}');
  expect(file).toMatch(/^assets\/whole-template4-[0-9a-f]{7}\.css$/);
});
