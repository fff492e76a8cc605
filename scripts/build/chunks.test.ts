import { describe, expect, it } from 'vitest';
import type { ChunkMap } from './chunkMap';
import { filesOf } from './chunks';

const map: ChunkMap = {
  entry: 'assets/main-1.js',
  modules: {
    'main.tsx': 'assets/main-1.js',
    'widgets/menu/Menu.tsx': 'assets/frame-1.js',
    'widgets/site-header/SiteHeader.tsx': 'assets/frame-1.js',
    'widgets/text/Text.tsx': 'assets/Text-1.js',
    'templates/template4/index.ts': 'assets/t4-1.js',
    'templates/template5/index.ts': 'assets/t5-1.js',
  },
  chunks: {
    'assets/main-1.js': { imports: ['assets/foundation-1.js'], css: ['assets/main-1.css'] },
    'assets/foundation-1.js': { imports: [], css: [] },
    'assets/button-1.js': { imports: ['assets/foundation-1.js'], css: ['assets/button-1.css'] },
    'assets/frame-1.js': { imports: ['assets/button-1.js', 'assets/main-1.js'], css: ['assets/frame-1.css'] },
    'assets/Text-1.js': { imports: [], css: [] },
    'assets/t4-1.js': { imports: [], css: ['assets/t4-1.css'] },
    'assets/t5-1.js': { imports: [], css: ['assets/t5-1.css'] },
  },
};

describe('the files of a page', () => {
  it('[NET-2] are those of its modules and what they import, nothing of another template', () => {
    expect(filesOf(map, ['widgets/menu/Menu.tsx', 'widgets/site-header/SiteHeader.tsx', 'templates/template4/index.ts'])).toEqual({
      entry: '/assets/main-1.js',
      scripts: ['/assets/foundation-1.js', '/assets/frame-1.js', '/assets/button-1.js', '/assets/t4-1.js'],
      styles: ['/assets/main-1.css', '/assets/button-1.css', '/assets/frame-1.css', '/assets/t4-1.css'],
    });
  });

  it('say what to do when a module was not built', () => {
    expect(() => filesOf(map, ['widgets/new/New.tsx'])).toThrow('The build has no module widgets/new/New.tsx. Run "npm run build" once more.');
  });
});
