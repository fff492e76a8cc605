import { controls, wordsOf } from './controls';

/**
 * Waits for the code of a place, a selector, whose markup gives way then: where a control in it is being pressed, the browser will find no
 * click in it, so the same control of what stands there at the release gets one. A finger needs no help: its click goes to what it leaves.
 * Rejects as `code` does.
 */
export async function keepPress(code: Promise<unknown>, place: string): Promise<void> {
  await code;
  const pressed = [...document.querySelectorAll(`${place} :active`)].at(-1)?.closest<HTMLElement>(controls);
  if (!pressed) return;
  const release = ({ target, pointerType }: PointerEvent) => {
    const control = target instanceof Element && target.closest(place) ? target.closest<HTMLElement>(controls) : null;
    if (pointerType !== 'touch' && control && !pressed.isConnected && wordsOf(control) === wordsOf(pressed)) control.click();
  };
  window.addEventListener('pointerup', release, { capture: true, once: true });
}
