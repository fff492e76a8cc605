import type { Descriptor } from './descriptors';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { problemAt, type Problem } from './problem';

/**
 * Breakpoints of a template that are called as one of the platform: pages and modals of all templates use that name,
 * and would change at another width in this one (VIEW-2).
 */
export function takenBreakpoints(template: Descriptor, platform: Descriptor): Problem[] {
  const { breakpoints: own } = template.value;
  const { breakpoints: common } = platform.value;
  if (!isRecord(own) || !isRecord(common)) return [];
  return Object.keys(own).flatMap((name) => {
    const width = ownValue(common, name);
    if (width === undefined) return [];
    const message = `"${name}" is a breakpoint of every template already, with ${JSON.stringify(width)} px (${platform.source.file}). Give it another name, for example "${template.source.file.split('/')[1] ?? ''}Custom".`;
    return [problemAt(template.source, ['breakpoints', name], { code: 'value-repeated', message, at: 'key' })];
  });
}
