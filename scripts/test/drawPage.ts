import type { Page } from 'playwright';

/** A part of a page, in px from its top left corner; `scale` 0.5 gives a picture half as wide. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Draws a part of a page, also below its window; WebP of `quality` percent, or PNG without. */
export async function drawPage(page: Page, clip: Clip, quality?: number): Promise<Buffer> {
  const viewport = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  // A window that holds the whole part is drawn as it stands: to draw beyond it, the browser would lay the page out
  // again.
  const captureBeyondViewport = clip.x + clip.width > viewport.width || clip.y + clip.height > viewport.height;
  const session = await page.context().newCDPSession(page);
  const format = quality === undefined ? ({ format: 'png' } as const) : ({ format: 'webp', quality } as const);
  const { data } = await session.send('Page.captureScreenshot', { ...format, captureBeyondViewport, clip });
  await session.detach();
  return Buffer.from(data, 'base64');
}
