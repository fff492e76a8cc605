import { expect, type Locator } from '@playwright/test';

/** Whether what stands in the middle of an element is the element itself, so that it is seen and can be pressed. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Waits until an element is on top; returns whether it came to be. What counts as visible may lie under a dialog. */
export async function untilOnTop(element: Locator): Promise<boolean> {
  return expect
    .poll(() => isOnTop(element))
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
