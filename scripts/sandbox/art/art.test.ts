import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawBanner,
  drawDealer,
  drawGame,
  drawProviderMark,
  gameCategories,
  motifNames,
  motifsFor,
  rendererNames,
  sceneNames,
  tableGames,
} from './index.ts';
import { compose, streamOf } from './composition.ts';
import { chosenDrawings } from './motifs/chosenDrawings.ts';
import { drawings } from './motifs/drawings.ts';
import { motifs } from './motifs/index.ts';
import { boundsOf } from './outline.ts';
import type { Motif } from './types.ts';
import { gateShare } from '../../../tests/gateShare.ts';

const drawnRenderers = gateShare(rendererNames, 0.25, (renderer) => renderer);

const frames = [
  [152, 203],
  [330, 203],
  [100, 100],
  [660, 406],
  [90, 100],
] as const;

function ids(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** What every picture must be, whoever drew it; a strict XML parser reads it. */
async function expectPicture(svg: string): Promise<void> {
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/<(?:text|script|image|foreignObject|style)\b/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch|https?:\/\/(?!www\.w3\.org)/);
  const own = new Set(ids(svg));
  expect(own.size).toBe(ids(svg).length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(own).toContain(id);
}

describe('drawGame', () => {
  it.each(drawnRenderers)('draws every motif as %s, well formed and at most 12 kB', async (renderer) => {
    const cases = gateShare([...motifNames.entries()], 0.4, ([, motif]) => `${renderer} ${motif}`);
    for (const [index, motif] of cases) {
      const [width, height] = frames[index % frames.length] ?? [100, 100];
      const svg = drawGame({ motif, renderer, seed: `game-${index}`, width, height });
      await expectPicture(svg);
      expect(svg.length, motif).toBeLessThanOrEqual(12_288);
    }
  });

  it('knows every drawing that a renderer chooses, and no renderer chooses one in vain', () => {
    for (const [renderer, chosen] of Object.entries(chosenDrawings)) {
      expect(rendererNames).toContain(renderer);
      for (const [motif, drawing] of Object.entries(chosen))
        expect(Object.keys(drawings[motif] ?? {}), `${renderer} ${motif}`).toContain(drawing);
    }
  });

  it('returns the same picture for the same seed', () => {
    const game = { motif: 'koi', renderer: 'painterly', seed: 'lucky-koi', width: 152, height: 203 } as const;
    expect(drawGame(game)).toBe(drawGame(game));
  });

  it('returns 3,000 different pictures for 3,000 games, without their ids', () => {
    const pictures = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const category = gameCategories[i % gameCategories.length] ?? 'slot_game';
      const suited = motifsFor(category);
      const svg = drawGame({
        motif: suited[i % suited.length] ?? 'koi',
        renderer: 'flat',
        seed: `game-${i}`,
        width: 152,
        height: 203,
      });
      pictures.add(svg.replace(/(id="|#)a[0-9a-z]+/g, '$1'));
    }
    expect(pictures.size).toBe(3000);
  });

  it('keeps the median picture within 6 kB', () => {
    const sizes = gateShare(motifNames, 0.3, (motif) => motif)
      .flatMap((motif) =>
        rendererNames.map((renderer) => drawGame({ motif, renderer, seed: 7, width: 330, height: 203 }).length),
      )
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6144);
  });

  it('returns pictures shown together no id in common', () => {
    const shown = motifNames.flatMap((motif) =>
      [152, 46].map((width) => drawGame({ motif, renderer: 'painterly', seed: 1, width, height: 203 })),
    );
    const all = shown.flatMap(ids);
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps the whole subject within the frame', () => {
    for (const motif of Object.values<Motif>(motifs)) {
      for (const [width, height] of frames) {
        const { place } = compose(motif, { width, height }, streamOf(motif.name, `${width}x${height}`));
        const { left, top, right, bottom } = boundsOf(motif.shapes, place);
        expect(Math.min(left, top), motif.name).toBeGreaterThanOrEqual(0);
        expect(right, motif.name).toBeLessThanOrEqual(width);
        expect(bottom, motif.name).toBeLessThanOrEqual(height);
      }
    }
  });

  it('covers its frame at any ratio', () => {
    for (const [width, height] of frames) {
      const [root] =
        /^<svg [^>]*>/.exec(drawGame({ motif: 'lotus', renderer: 'linocut', seed: 3, width, height })) ?? [];
      expect(root).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(root).toContain('preserveAspectRatio="xMidYMid slice"');
    }
  });
});

describe('motifsFor', () => {
  it('offers at least 64 motifs in all and five for every category', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(64);
    for (const category of gameCategories) expect(motifsFor(category).length, category).toBeGreaterThanOrEqual(5);
  });
});

describe('drawDealer', () => {
  it.each(rendererNames.map((renderer) => [renderer]))('draws every table as %s', async (renderer) => {
    for (const game of tableGames)
      await expectPicture(drawDealer({ renderer, game, seed: game, width: 256, height: 160 }));
  });

  it('shows forty different dealers for forty seeds', () => {
    const faces = Array.from({ length: 40 }, (_, seed) =>
      drawDealer({ renderer: 'wire', seed, width: 256, height: 160 }).replace(/(id="|#)a[0-9a-z]+/g, '$1'),
    );
    expect(new Set(faces).size).toBe(40);
  });
});

describe('drawBanner', () => {
  it.each(gateShare(sceneNames, 0.2, (scene) => scene))(
    'draws %s with every renderer, wide and tall',
    async (scene) => {
      for (const renderer of rendererNames) {
        await expectPicture(drawBanner({ scene, renderer, hue: 20, seed: 1, width: 1080, height: 420 }));
        await expectPicture(drawBanner({ scene, renderer, hue: 255, seed: 1, width: 318, height: 424 }));
      }
    },
  );

  it('follows the hue of the site', () => {
    const [crimson, emerald] = [20, 160].map((hue) =>
      drawBanner({ scene: 'ferris-wheel', renderer: 'flat', hue, seed: 1, width: 1080, height: 420 }),
    );
    expect(crimson).not.toBe(emerald);
  });
});

describe('drawProviderMark', () => {
  it('has at least 60 distinct marks in one colour', async () => {
    const marks = Array.from({ length: 120 }, (_, index) => drawProviderMark(index));
    expect(new Set(marks).size).toBe(120);
    for (const mark of marks) {
      await expectPicture(mark);
      expect(mark).toContain('viewBox="0 0 24 24"');
      expect(mark).toContain('currentColor');
    }
  });
});
