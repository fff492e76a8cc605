import { versions, type DescriptorValue } from '../migrations';

/** Versions of the platform's `jurisdictions`. */
export const jurisdictions = versions({
  name: 'the place frame is called layout',
  up: (descriptor) => ({ ...descriptor, elements: inLayout(descriptor['elements']) }),
});

function inLayout(elements: unknown): unknown {
  if (typeof elements !== 'object' || elements === null || Array.isArray(elements)) return elements;
  return Object.fromEntries(
    Object.entries(elements as DescriptorValue).map(([name, element]) => [
      name,
      typeof element === 'object' && element !== null && (element as DescriptorValue)['place'] === 'frame'
        ? { ...element, place: 'layout' }
        : element,
    ]),
  );
}
