import { controls, wordsOf } from './controls';

/**
 * To be called before the markup of a place, a selector, gives way: where a control in it is being pressed, the browser will find no click in
 * it, so the same control of what stands there at the release gets one. A finger needs no help: its click goes to what it leaves.
 */
export function keepPress(place: string): void {
  const pressed = [...document.querySelectorAll(`${place} :active`)].at(-1)?.closest<HTMLElement>(controls);
  if (!pressed) return;
  const release = ({ target, pointerType }: PointerEvent) => {
    const control = target instanceof Element && target.closest(place) ? target.closest<HTMLElement>(controls) : null;
    if (pointerType !== 'touch' && control && !pressed.isConnected && wordsOf(control) === wordsOf(pressed)) control.click();
  };
  window.addEventListener('pointerup', release, { capture: true, once: true });
}
