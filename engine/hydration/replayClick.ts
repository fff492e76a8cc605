import { controls, wordsOf } from './controls';

/**
 * Waits for the code of a place, a selector, whose markup is replaced then: where a control in it is being pressed, or
 * is pressed before the replacement, the browser will find no click in it, so the same control of what stands there at
 * the release gets one. A finger needs no help: its click goes to what it leaves. Rejects as `code` does.
 */
export async function replayClick(code: Promise<unknown>, place: string): Promise<void> {
  await code;
  let pressed = controlIn(place, [...document.querySelectorAll(`${place} :active`)].at(-1));
  const ended = new AbortController();
  // A press that was dragged away has no release; the next one takes its place. One release is enough: what is pressed
  // after it stands there for good.
  const hear = ({ type, target, pointerType }: PointerEvent) => {
    if (type === 'pointerdown') {
      pressed = controlIn(place, target);
      return;
    }
    ended.abort();
    if (type !== 'pointerup' || pointerType === 'touch' || !pressed || pressed.isConnected) return;
    const control = controlIn(place, target);
    if (control && wordsOf(control) === wordsOf(pressed)) control.click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, hear, { capture: true, signal: ended.signal });
}

/** The control of a place that an event meets; null elsewhere. */
function controlIn(place: string, target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element && target.closest(place) ? target.closest<HTMLElement>(controls) : null;
}
