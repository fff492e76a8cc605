import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, isRasterIcon, manifestIcons, rasterIcons } from './rasterIcons';

const colors = { background: '#102030' };
const drawing = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">${body}</svg>`);
const disc = drawing('<circle cx="10" cy="10" r="10" fill="#ff0000"/>');
const tile = drawing('<rect width="20" height="20" rx="4" fill="#00aa00"/><circle cx="10" cy="10" r="4" fill="#fff"/>');

/** The colour at a place, in hundredths of the side. */
async function at(icon: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor((y * info.height) / 100) * info.width + Math.floor((x * info.width) / 100)) * 4;
  return [...data.subarray(start, start + 4)];
}

it.each([['apple-touch-icon.png', 180], ...manifestIcons.map(({ path, size }) => [path, size] as const)] as const)(
  '%s is a PNG of %i dots',
  async (path, size) => {
    await expect(sharp(await drawIcon(path, disc, colors)).metadata()).resolves.toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  },
);

it('favicon.ico holds 16, 32 and 48 dots, each as a PNG where its entry says', async () => {
  const icon = await drawIcon('favicon.ico', disc, colors);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = await Promise.all(
    [6, 22, 38].map(async (entry) => {
      const start = icon.readUInt32LE(entry + 12);
      const { width, height } = await sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8))).metadata();
      return [icon.readUInt8(entry), width, height];
    }),
  );
  expect(sizes).toEqual([
    [16, 16, 16],
    [32, 32, 32],
    [48, 48, 48],
  ]);
});

it('a mark that is cut to a circle stands whole inside it, on the background of the site', async () => {
  const icon = await drawIcon('icons/maskable-512.png', disc, colors);
  expect(await at(icon, 1, 1)).toEqual([16, 32, 48, 255]);
  expect(await at(icon, 50, 18)).toEqual([16, 32, 48, 255]);
  expect(await at(icon, 50, 50)).toEqual([255, 0, 0, 255]);
});

it('a mark that is a tile fills the icon with its own colour', async () => {
  const icon = await drawIcon('icons/maskable-512.png', tile, colors);
  expect(await at(icon, 1, 1)).toEqual([0, 170, 0, 255]);
  expect(await at(icon, 50, 50)).toEqual([255, 255, 255, 255]);
});

it('an icon that is shown as it is keeps what is clear', async () => {
  expect((await at(await drawIcon('icons/any-192.png', disc, colors), 1, 1))[3]).toBe(0);
});

it('a mark may be a raster picture, and wider than high', async () => {
  const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000ff' } })
    .webp({ lossless: true })
    .toBuffer();
  const icon = await drawIcon('icons/any-192.png', wide, colors);
  expect((await at(icon, 50, 10))[3]).toBe(0);
  expect(await at(icon, 50, 50)).toEqual([0, 0, 255, 255]);
});

it('refuses what is no icon and what is no picture', async () => {
  expect([isRasterIcon('favicon.ico'), isRasterIcon('icons/other.png'), rasterIcons.length]).toEqual([true, false, 6]);
  await expect(drawIcon('icons/other.png', disc, colors)).rejects.toThrow(
    'icons/other.png is no icon. One of: favicon.ico, apple-touch-icon.png',
  );
  await expect(drawIcon('favicon.ico', Buffer.from('no picture'), colors)).rejects.toThrow();
});
