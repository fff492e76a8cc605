import { controls, controlsIn, nameIn } from './controls';
import { keepFilled } from './keepFilled';

/**
 * Waits for the code of a place, a selector, whose markup is replaced then: where a control in it is being pressed, or
 * is pressed before the replacement, the browser will find no click in it, so the same control of what stands there at
 * the release gets one. A finger needs no help: its click goes to what it leaves. What is filled in is kept, too.
 * Rejects as `code` does.
 */
export async function replayClick(code: Promise<unknown>, place: string): Promise<void> {
  await code;
  keepFilled(place);
  let pressed = pressIn(place, [...document.querySelectorAll(`${place} :active`)].at(-1));
  const ended = new AbortController();
  // A press that was dragged away has no release; the next one takes its place. One release is enough: what is pressed
  // after it stands there for good.
  const hear = ({ type, target, pointerType }: PointerEvent) => {
    if (type === 'pointerdown') {
      pressed = pressIn(place, target);
      return;
    }
    ended.abort();
    if (type !== 'pointerup' || pointerType === 'touch' || !pressed || pressed.control.isConnected) return;
    const released = pressIn(place, target);
    if (released && isSame(released, pressed)) released.control.click();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, hear, { capture: true, signal: ended.signal });
}

interface Press {
  readonly control: HTMLElement;
  /** What it is known by, asked while it stands in its place. */
  readonly name: string;
  readonly position: string;
}

/** The control of a place that an event meets; null elsewhere. */
function pressIn(place: string, target: EventTarget | null | undefined): Press | null {
  if (!(target instanceof Element)) return null;
  const where = target.closest(place);
  const control = target.closest<HTMLElement>(controls);
  if (!where || !control) return null;
  const position = `${controlsIn(where).indexOf(control)} ${control.tagName}`;
  return { control, name: nameIn(where, control), position };
}

/** Where the browser had translated what was pressed, what took its place has the page's own words again. */
function isSame(released: Press, pressed: Press): boolean {
  const isTranslated = (pressed.control.closest('label') ?? pressed.control).querySelector(':scope font') !== null;
  return isTranslated ? released.position === pressed.position : released.name === pressed.name;
}
