import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest } from './chunks';

const manifest: Manifest = {
  'main.tsx': { file: 'assets/main-1.js', isEntry: true, imports: ['_foundation.js'], css: ['assets/main-1.css'] },
  '_foundation.js': { file: 'assets/foundation-1.js' },
  '_button.js': { file: 'assets/button-1.js', imports: ['_foundation.js'], css: ['assets/button-1.css'] },
  'widgets/menu/Menu.tsx': { file: 'assets/Menu-1.js', imports: ['_button.js', '_foundation.js'], css: ['assets/Menu-1.css'] },
  'widgets/text/Text.tsx': { file: 'assets/Text-1.js', imports: ['_foundation.js'] },
  'templates/template4/index.ts': { file: 'assets/t4-1.js', css: ['assets/t4-1.css'] },
  'templates/template5/index.ts': { file: 'assets/t5-1.js', css: ['assets/t5-1.css'] },
};

describe('the files of a page', () => {
  it('[NET-2] are those of its modules and what they import, nothing of another template', () => {
    expect(filesOf(manifest, ['widgets/menu/Menu.tsx', 'templates/template4/index.ts'])).toEqual({
      entry: '/assets/main-1.js',
      scripts: ['/assets/foundation-1.js', '/assets/button-1.js', '/assets/Menu-1.js', '/assets/t4-1.js'],
      styles: ['/assets/main-1.css', '/assets/button-1.css', '/assets/Menu-1.css', '/assets/t4-1.css'],
    });
  });

  it('take a module that has no chunk of its own as part of its importer', () => {
    expect(filesOf(manifest, ['widgets/menu/Item.tsx'])).toEqual({
      entry: '/assets/main-1.js',
      scripts: ['/assets/foundation-1.js'],
      styles: ['/assets/main-1.css'],
    });
  });

  it('say what to do when the manifest has no entry', () => {
    expect(() => filesOf({}, [])).toThrow('The manifest has no main.tsx. Run "npm run build" once more.');
  });
});
