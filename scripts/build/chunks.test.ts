import { describe, expect, it } from 'vitest';
import type { ChunkMap } from './builtChunks';
import { filesOf } from './chunks';

const map: ChunkMap = {
  entries: { template4: 'assets/main-1.js' },
  first: { template4: ['templates/template4/index.ts', 'widgets/menu/index.ts', 'widgets/menu/forms/Line.tsx'] },
  modules: {
    'main.tsx': 'assets/main-1.js',
    'modules.ts': 'assets/modules-1.js',
    'widgets/menu/index.ts': 'assets/layout-1.js',
    'widgets/text/index.ts': 'assets/Text-1.js',
    'widgets/menu/forms/Line.tsx': 'assets/layout-1.js',
    'widgets/menu/forms/Panel.tsx': 'assets/Panel-1.js',
    'widgets/menu/Menu.tsx': 'assets/layout-1.js',
    'widgets/site-header/SiteHeader.tsx': 'assets/layout-1.js',
    'widgets/text/Text.tsx': 'assets/Text-1.js',
    'templates/template4/index.ts': 'assets/t4-1.js',
    'templates/template5/index.ts': 'assets/t5-1.js',
  },
  copies: {
    template4: {
      'widgets/menu/Menu.tsx': 'assets/own-1.js',
      'widgets/menu/index.ts': 'assets/own-1.js',
      'widgets/text/Text.tsx': 'assets/own-1.js',
    },
  },
  lengths: {},
  wholeSheets: {},
  texts: {},
  chunks: {
    'assets/main-1.js': { imports: ['assets/foundation-1.js'], css: ['assets/main-1.css'] },
    'assets/foundation-1.js': { imports: [], css: [] },
    'assets/button-1.js': { imports: ['assets/foundation-1.js'], css: ['assets/button-1.css'] },
    'assets/layout-1.js': { imports: ['assets/button-1.js', 'assets/main-1.js'], css: ['assets/layout-1.css'] },
    'assets/Text-1.js': { imports: [], css: [] },
    'assets/modules-1.js': { imports: [], css: [] },
    'assets/own-1.js': { imports: ['assets/foundation-1.js'], css: ['assets/layout-1.css'] },
    'assets/Panel-1.js': { imports: [], css: [] },
    'assets/t4-1.js': { imports: [], css: ['assets/t4-1.css'] },
    'assets/t5-1.js': { imports: [], css: ['assets/t5-1.css'] },
  },
};

describe('the files of a page', () => {
  it('are those of its modules and what they import, the template’s own copies where its entry knows them, nothing of another template', () => {
    expect(
      filesOf(map, 'template4', ['widgets/menu/index.ts', 'widgets/menu/Menu.tsx', 'templates/template4/index.ts']),
    ).toEqual({
      entry: '/assets/main-1.js',
      scripts: ['/assets/foundation-1.js', '/assets/own-1.js', '/assets/t4-1.js'],
      styles: ['/assets/main-1.css', '/assets/layout-1.css', '/assets/t4-1.css'],
    });
    const { scripts } = filesOf(map, 'template4', ['widgets/menu/Menu.tsx', 'widgets/text/Text.tsx']);
    expect(scripts).toEqual([
      '/assets/foundation-1.js',
      '/assets/modules-1.js',
      '/assets/own-1.js',
      '/assets/Text-1.js',
    ]);
  });

  it('hold the table of all modules only where the entry of the template does not know one by itself', () => {
    const scripts = (modules: readonly string[]) => filesOf(map, 'template4', modules).scripts;
    const known = [
      'widgets/menu/index.ts',
      'widgets/menu/Menu.tsx',
      'widgets/menu/forms/Line.tsx',
      'templates/template4/index.ts',
    ];
    expect(scripts(known)).not.toContain('/assets/modules-1.js');
    expect(scripts([...known, 'widgets/text/index.ts'])).toContain('/assets/modules-1.js');
    expect(() => filesOf(map, 'template1', [])).toThrow('The build has no template template1. One of: template4.');
  });

  it('say what to do when a module was not built', () => {
    expect(() => filesOf(map, 'template4', ['widgets/new/New.tsx'])).toThrow(
      'The build has no module widgets/new/New.tsx. Run "npm run build" once more.',
    );
  });
});
