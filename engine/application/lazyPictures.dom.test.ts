import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPictures } from './lazyPictures';

let stop: () => void;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A picture that is so many px wide in the page. */
function picture(width: number, attributes: Readonly<Record<string, string>>): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  widen(image, width);
  document.body.append(image);
  return image;
}

const widen = (image: HTMLImageElement, width: number) =>
  Object.defineProperty(image, 'clientWidth', { value: width, configurable: true });
const resize = () => window.dispatchEvent(new Event('resize'));
const follow = () => {
  stop = followPictures({
    resizeMs: 500,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  });
};

describe('followPictures', () => {
  it('[VIEW-4] measures a lazy picture at once, and again when the window has kept its size for 500 ms', () => {
    const image = picture(180, { loading: 'lazy', sizes: 'auto, 34vw' });
    follow();
    expect(image.sizes).toBe('auto, 180px');
    widen(image, 260);
    resize();
    vi.advanceTimersByTime(400);
    resize();
    vi.advanceTimersByTime(499);
    expect(image.sizes).toBe('auto, 180px');
    vi.advanceTimersByTime(1);
    expect(image.sizes).toBe('auto, 260px');
  });

  it.each([
    ['that loads at once', 180, { sizes: 'auto, 34vw' }],
    ['whose sizes its page knows', 180, { loading: 'lazy', sizes: '34vw' }],
    ['that is out of sight', 0, { loading: 'lazy', sizes: 'auto, 34vw' }],
  ])('[VIEW-4] leaves a picture alone %s', (_, width, attributes) => {
    const image = picture(width, attributes);
    follow();
    expect(image.sizes).toBe(attributes.sizes);
  });

  it('[VIEW-4] ends with the application', () => {
    const image = picture(180, { loading: 'lazy', sizes: 'auto, 34vw' });
    follow();
    widen(image, 260);
    resize();
    stop();
    vi.advanceTimersByTime(1000);
    resize();
    vi.advanceTimersByTime(1000);
    expect(image.sizes).toBe('auto, 180px');
  });
});
