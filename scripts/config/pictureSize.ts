import type { PictureFacts } from '../../engine/config/configInput';

/**
 * Own width and height in px of a picture, as SVG (from `width` and `height`, else its view box) or PNG; undefined
 * where it does not say them.
 */
export function pictureSize(body: Buffer): readonly [width: number, height: number] | undefined {
  if (body.subarray(1, 4).toString('latin1') === 'PNG' && body.length >= 24)
    return [body.readUInt32BE(16), body.readUInt32BE(20)];
  const [root = ''] = /<svg\b[^<>]*>/.exec(body.toString('utf8', 0, 4096)) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] =
    attribute('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const width = lengthOf(attribute('width')) ?? lengthOf(boxWidth);
  const height = lengthOf(attribute('height')) ?? lengthOf(boxHeight);
  return width === undefined || height === undefined ? undefined : [width, height];
}

/** The format of a picture by its first bytes, whatever its name says; undefined for none that sites may use. */
export function pictureFormat(body: Buffer): PictureFacts['format'] {
  const start = body.toString('latin1', 0, 12);
  if (start.startsWith('\u0089PNG')) return 'png';
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (/^ftypavi[fs]/.test(start.slice(4))) return 'avif';
  return /<svg\b[^<>]{0,8000}>/.test(body.toString('utf8', 0, 16_384)) ? 'svg' : undefined;
}

function lengthOf(text: string | undefined): number | undefined {
  const [, figure] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text ?? '') ?? [];
  return figure === undefined || Number(figure) === 0 ? undefined : Number(figure);
}
