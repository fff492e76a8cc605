import { controls, wordsOf } from './controls';

/**
 * Waits for the code of a place, a selector, whose markup is replaced then: where a control in it is being pressed, the
 * browser will find no click in it, so the same control of what stands there at the release gets one. A finger needs no
 * help: its click goes to what it leaves. Rejects as `code` does.
 */
export async function replayClick(code: Promise<unknown>, place: string): Promise<void> {
  await code;
  const pressed = [...document.querySelectorAll(`${place} :active`)].at(-1)?.closest<HTMLElement>(controls);
  if (!pressed) return;
  const ended = new AbortController();
  // A press that was dragged away has no release; the next one is not its own.
  const hear = ({ type, target, pointerType }: PointerEvent) => {
    ended.abort();
    if (type !== 'pointerup' || pointerType === 'touch' || pressed.isConnected) return;
    const control = target instanceof Element && target.closest(place) ? target.closest<HTMLElement>(controls) : null;
    if (control && wordsOf(control) === wordsOf(pressed)) control.click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, hear, { capture: true, signal: ended.signal });
}
