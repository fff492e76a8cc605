import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueGame } from './catalogue/game';
import type { PictureSource, SiteData } from './siteData';

/** Address of a game's picture, in the site's renderer and shape. */
export function gamePicture(game: CatalogueGame, { renderer, pictures: [width, height] }: SiteData): string {
  const format = game.pictureFormat ?? 'svg';
  return `/api/art/games/${renderer}/${game.providerCode}/${game.pictureCode ?? game.code}.${format}?w=${width}&h=${height}&v=${artVersion}`;
}

/** Address of a live table's picture: its dealer. */
export function tablePicture({ dealer, game }: NonNullable<CatalogueGame['table']>, { renderer }: SiteData): string {
  return `/api/art/dealers/${renderer}/${game}/${encodeURIComponent(dealer)}.svg?w=480&h=300&v=${artVersion}`;
}

/** Address of an operator's picture. */
export function operatorPicture(source: PictureSource, { renderer, hue }: SiteData): string {
  if ('brand' in source) return `/brand/${source.brand}`;
  if ('scene' in source) {
    const [width, height] = source.size ?? [1080, 420];
    return `/api/art/banners/${renderer}/${source.scene}.svg?hue=${source.hue ?? hue}&w=${width}&h=${height}&v=${artVersion}`;
  }
  return `/api/art/motifs/${renderer}/${source.motif}.svg?w=320&h=360&v=${artVersion}`;
}

/** Address of a provider's mark. */
export function providerMark(code: string): string {
  return `/api/art/providers/${code}.svg?v=${artVersion}`;
}

/** Changes with the drawing code, so that pictures may be kept for ever under one address. */
const artVersion = versionOf(join(import.meta.dirname, 'art'));

function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
}
