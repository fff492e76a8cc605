import { isRecord } from './jsonPath';
import { momentOf } from './momentOf';
import { ownValue } from './ownValue';
import { problemAt, type Problem } from './problem';
import type { Place } from './place';

/** Conditions that can never hold: a range of widths without any width, a window that ends before it starts. */
export function conditionProblems(
  when: unknown,
  breakpoints: Readonly<Record<string, number>>,
  node: Place,
): Problem[] {
  return emptyRanges(when, breakpoints, { source: node.source, path: [...node.path, 'when'] });
}

/** Kinds of conditions that can be empty, or hold others. */
const canBeEmpty = ['viewport', 'time', 'all', 'any', 'not'];

function emptyRanges(condition: unknown, breakpoints: Readonly<Record<string, number>>, place: Place): Problem[] {
  if (!isRecord(condition) || !canBeEmpty.some((kind) => kind in condition)) return [];
  const at = (...steps: (string | number)[]): Place => ({ source: place.source, path: [...place.path, ...steps] });
  const inner = ['all', 'any'].flatMap((kind) => {
    const list = ownValue(condition, kind);
    return Array.isArray(list)
      ? list.flatMap((item: unknown, index) => emptyRanges(item, breakpoints, at(kind, index)))
      : [];
  });
  return [
    ...inner,
    ...emptyRanges(condition.not, breakpoints, at('not')),
    ...viewportProblem(condition.viewport, breakpoints, at('viewport')),
    ...timeProblem(condition.time, at('time')),
  ];
}

function viewportProblem(
  viewport: unknown,
  breakpoints: Readonly<Record<string, number>>,
  { source, path }: Place,
): Problem[] {
  if (!isRecord(viewport) || typeof viewport.from !== 'string' || typeof viewport.below !== 'string') return [];
  const from = ownValue(breakpoints, viewport.from);
  const below = ownValue(breakpoints, viewport.below);
  if (from === undefined || below === undefined || from < below) return [];
  return [
    problemAt(source, path, {
      code: 'viewport-empty',
      message: `No width is at least ${from} px ("${viewport.from}") and below ${below} px ("${viewport.below}"). Make the range wider or swap the two.`,
    }),
  ];
}

function timeProblem(time: unknown, { source, path }: Place): Problem[] {
  if (!isRecord(time) || typeof time.from !== 'string' || typeof time.until !== 'string') return [];
  if (!(momentOf(time.from) >= momentOf(time.until))) return [];
  return [
    problemAt(source, path, {
      code: 'time-empty',
      message: `"until" (${time.until}) is not after "from" (${time.from}). Set it later.`,
    }),
  ];
}
