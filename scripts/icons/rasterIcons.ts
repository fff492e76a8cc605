import sharp from 'sharp';
import { icoOf } from './ico';

/** How a device shows an icon: as it is, or cut to a form of its own. */
export type IconPurpose = 'any' | 'maskable';

/** Icons of a site's web manifest, by their path below the site. */
export const manifestIcons: readonly { readonly path: string; readonly size: number; readonly purpose: IconPurpose }[] =
  [
    { path: 'icons/any-192.png', size: 192, purpose: 'any' },
    { path: 'icons/any-512.png', size: 512, purpose: 'any' },
    { path: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
    { path: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  ];

const favicon = 'favicon.ico';
const faviconSizes = [16, 32, 48] as const;
const touchIcon = { path: 'apple-touch-icon.png', size: 180 } as const;

/** Every raster icon that is made for a site, by its path below the site. */
export const rasterIcons: readonly string[] = [favicon, touchIcon.path, ...manifestIcons.map(({ path }) => path)];

/** Whether a file of a site is one of its raster icons. */
export function isRasterIcon(path: string): boolean {
  return rasterIcons.includes(path);
}

/**
 * The part of a side that a mark takes where a device cuts the icon to a circle of four fifths: its corners stay
 * inside.
 */
const safePart = 0.56;
/** Where only the corners are rounded. */
const roomyPart = 0.72;
/** A mark that is a tile by itself fills the icon; what is drawn on it then stands inside the circle. */
const tilePart = 0.86;

/**
 * Makes a raster icon of a mark (an SVG or a raster picture of any size). `colors` are CSS colours of the site. Rejects
 * for a mark that is no picture, and for a path that is no icon.
 */
export async function drawIcon(
  path: string,
  mark: Uint8Array,
  { background }: { readonly background: string },
): Promise<Buffer> {
  if (path === favicon) {
    return icoOf(
      await Promise.all(faviconSizes.map(async (size) => ({ size, png: await pngOf(await fitted(mark, size)) }))),
    );
  }
  if (path === touchIcon.path) return filled(mark, touchIcon.size, roomyPart, background);
  const icon = manifestIcons.find((known) => known.path === path);
  if (icon === undefined) throw new Error(`${path} is no icon. One of: ${rasterIcons.join(', ')}.`);
  return icon.purpose === 'any' ? pngOf(await fitted(mark, icon.size)) : filled(mark, icon.size, safePart, background);
}

/** A mark, whole, in a square of `size` dots. A drawing is read at the density that this takes. */
async function fitted(mark: Uint8Array, size: number): Promise<Buffer> {
  const { format, width, height } = await sharp(mark).metadata();
  const density = format === 'svg' ? Math.min(72 * Math.max(1, size / Math.max(1, Math.min(width, height))), 7200) : 72;
  return sharp(mark, { density })
    .resize(size, size, { fit: 'contain', background: transparent, kernel: 'lanczos3' })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A mark on the site's background, or on its own colour where it reaches its edges. */
async function filled(mark: Uint8Array, size: number, part: number, background: string): Promise<Buffer> {
  const own = await edgeColor(mark);
  const side = Math.round(size * (own ? Math.max(part, tilePart) : part));
  return pngOf(
    await sharp({ create: { width: size, height: size, channels: 4, background: own ?? background } })
      .composite([{ input: await fitted(mark, side), gravity: 'centre' }])
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const probe = 32;

/**
 * The colour of a mark that is a tile, at its left edge: all four edges are opaque from a quarter to three quarters.
 * Those of a disc are not.
 */
async function edgeColor(
  mark: Uint8Array,
): Promise<{ readonly r: number; readonly g: number; readonly b: number } | undefined> {
  const data = await sharp(await fitted(mark, probe))
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => [...data.subarray((y * probe + x) * 4, (y * probe + x) * 4 + 4)];
  const edges = [probe / 4, (probe * 3) / 4].flatMap((place) => [
    at(1, place),
    at(probe - 2, place),
    at(place, 1),
    at(place, probe - 2),
  ]);
  const [r = 0, g = 0, b = 0] = edges[0] ?? [];
  return edges.every(([, , , alpha = 0]) => alpha > 250) ? { r, g, b } : undefined;
}

function pngOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
}
