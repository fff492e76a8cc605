import { formatCss, interpolate } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrast, forEachColor, type ColorTokens } from '../engine/theme';

type Colors = (name: string, hue: number) => ColorTokens;

const modules = import.meta.glob<Record<string, unknown>>('../templates/*/colors.ts', { eager: true });
const templates = Object.entries(modules).map(
  ([path, module]) => [path.split('/')[2] ?? '', Object.values(module).find(isColors)] as const,
);

function isColors(value: unknown): value is Colors {
  return typeof value === 'function';
}

/** `overlayLamp` of `engine/theme/rules.ts`; what stands behind the flag's last tenth is a picture. */
function lampContrast({ live, onOverlay, overlay }: ColorTokens): number {
  return contrast(
    formatCss(interpolate([onOverlay, live], 'oklab')(0.55)),
    formatCss(interpolate([overlay.replace(/ \/ [\d.]+/, ''), '#888'], 'oklab')(0.14)),
  );
}

describe('[LAYOUT-2] the lamp of what is live, on a flag over a picture', () => {
  it('is measured in every template with colours of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(23);
    expect(templates.filter(([, colors]) => colors === undefined)).toEqual([]);
  });

  it.each(templates)('is seen in the five colours of %s', (_, colors) => {
    const weak = forEachColor((name, hue) => (colors ? lampContrast(colors(name, hue)) : 0)).filter(
      ([, value]) => value < 3,
    );
    expect(weak).toEqual([]);
  });
});
