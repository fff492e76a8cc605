import { createMarks } from './marks';
import type { NodesOnPage } from './nodesOnPage';

/** Pointing at nodes, and the frames around them. */
export interface Pointer {
  readonly inspect: (isOn: boolean) => void;
  /** Frames a node from afar; null for none. */
  readonly mark: (id: string | null) => void;
}

/** Makes the pointer. While it inspects, a press chooses a node instead of doing what it does; Escape ends that. */
export function createPointer(
  nodes: NodesOnPage,
  tell: {
    readonly pointed: (id: string | null) => void;
    readonly chosen: (id: string) => void;
    readonly ended: () => void;
  },
): Pointer {
  const marks = createMarks();
  let isOn = false;
  let pointed: string | null = null;
  let marked: string | null = null;

  function draw(): void {
    marks.draw('pointed', isOn && pointed !== null ? { name: pointed, box: nodes.box(pointed) } : null);
    marks.draw('marked', marked === null ? null : { name: marked, box: nodes.box(marked) });
  }

  function point(id: string | null): void {
    if (id === pointed) return;
    pointed = id;
    tell.pointed(id);
    draw();
  }

  const nodeAt = (event: Event) => (event.target instanceof Element ? nodes.around(event.target) : null);
  const swallow = (event: Event) => {
    if (!isOn) return;
    event.preventDefault();
    event.stopPropagation();
    const id = event.type === 'click' ? nodeAt(event) : null;
    if (id !== null) tell.chosen(id);
  };
  for (const type of ['click', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit', 'dblclick', 'auxclick']) {
    window.addEventListener(type, swallow, { capture: true });
  }
  window.addEventListener('pointermove', (event) => isOn && point(nodeAt(event)), { capture: true, passive: true });
  document.documentElement.addEventListener('pointerleave', () => isOn && point(null));
  window.addEventListener('focusin', (event) => isOn && point(nodeAt(event)), { capture: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOn) return;
      if (event.key === 'Escape') tell.ended();
      else if (event.key === 'Enter' && pointed !== null) tell.chosen(pointed);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  for (const type of ['scroll', 'resize']) window.addEventListener(type, draw, { capture: true, passive: true });
  new ResizeObserver(draw).observe(document.documentElement);

  return {
    inspect: (on) => {
      isOn = on;
      if (!on) point(null);
      document.documentElement.toggleAttribute('data-preview-inspecting', on);
      draw();
    },
    mark: (id) => {
      marked = id;
      if (id !== null) nodes.show(id);
      draw();
    },
  };
}
