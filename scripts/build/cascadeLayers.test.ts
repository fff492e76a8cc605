import { describe, expect, it } from 'vitest';
import { intoLayer, layerOf, layerOrder } from './cascadeLayers';

describe('cascade layers', () => {
  it('names the order once: a template wins over a widget, a widget over the engine', () => {
    expect(layerOrder).toBe('@layer engine, widgets, templates;');
  });

  it.each([
    ['/repo/engine/ui/Button.css.ts.vanilla.css', 'engine'],
    ['/repo/widgets/game-grid/GameGrid.css.ts.vanilla.css', 'widgets'],
    ['/repo/templates/template14/widgets/marquee/Lozenge.css.ts.vanilla.css', 'widgets'],
    ['/repo/templates/template4/theme.css.ts.vanilla.css', 'templates'],
    ['widgets/menu/Menu.css.ts.vanilla.css', 'widgets'],
    ['/repo/scripts/preview/Bar.css.ts.vanilla.css', undefined],
  ])('finds the layer of %s', (file, layer) => {
    expect(layerOf(file, '/repo')).toBe(layer);
  });

  it('keeps font faces outside the layer', () => {
    const css = '.a { color: red }\n@font-face {\n  font-family: "X";\n  src: url("x.woff2");\n}\n.b { color: blue }';
    expect(intoLayer(css, 'templates')).toBe(
      '@font-face {\n  font-family: "X";\n  src: url("x.woff2");\n}\n@layer templates {\n.a { color: red }\n\n.b { color: blue }\n}',
    );
  });

  it('leaves an empty sheet empty', () => {
    expect(intoLayer(' \n', 'engine')).toBe('');
  });
});
