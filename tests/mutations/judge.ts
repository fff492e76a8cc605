import { findNodeAtLocation, findNodeAtOffset, parseTree, type Node } from 'jsonc-parser';
import { distance } from '../../engine/config/nearest';
import type { Problem } from '../../engine/config/problem';
import { threadTime } from '../fixtures/threadTime';
import type { Mutated } from './mutations';
import { wholeCost, type Target } from './worlds';

/** How many times as long as the whole shipped project, checked on the same machine, a look may take. */
const longest = 8;
/** How often a look that took longer is timed again: what else the machine does makes it longer, never shorter. */
const timings = 3;

/**
 * A message ends in what to do: a sentence that asks for something, the words to choose from, or what is expected.
 */
const fix =
  /Did you mean|One of: |one of: |There are none yet|For example|[.,:;] (?:Add|Change|Check|Choose|Delete|Export|Fill|Give|Keep|Leave|Link|List|Make|Mend|Move|Name|Put|Save|Say|Set|Shorten|Take|Use|Write|or use|or set|or leave)\b|\bmust (?:say|be)\b|\bExpected\b|\bit may be\b|\bneeds\b|Every id stands once|Texts stand in double quotes|should end here|is missing\b|Exactly one/;

/**
 * What is wrong with what the validator says of a changed file; nothing where all is well (CARD-5). `unit` is what the
 * whole project costs here, in ms of the thread's own time.
 */
export function faultsOf(target: Target, mutated: Mutated, unit: () => number = wholeCost): string[] {
  let problems: readonly Problem[] = [];
  let spent = Infinity;
  for (let timing = 0; timing < timings && spent > longest; timing += 1) {
    const before = threadTime();
    try {
      problems = target.problemsOf(mutated.text);
    } catch (error) {
      return [
        `crash: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error)}`,
      ];
    }
    spent = Math.min(spent, (threadTime() - before) / unit());
  }
  const isRefused = problems.some(({ severity }) => severity === 'error');
  return [
    ...(mustBeRefused(mutated.text) && !isRefused ? ['silently accepted'] : []),
    ...(target.stoppedBy?.(mutated.text) ?? []).map((domain) => `stops ${domain}, another site`),
    ...(spent > longest ? [`took ${spent.toFixed(0)} times as long as the whole project`] : []),
    ...problems.flatMap((problem) =>
      [...placeFaults(problem, target, mutated), ...remedyFaults(problem)].map(
        (fault) => `${fault}: ${JSON.stringify(problem)}`,
      ),
    ),
    ...slipFaults(problems, target.file, mutated),
  ];
}

/** Whether no sound configuration can look like this, whatever its schema says: judged without the compiler. */
function mustBeRefused(text: string): boolean {
  if (text.length > 260_000 || !isJson(text)) return true;
  const waiting: unknown[] = [JSON.parse(text)];
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (typeof value === 'number' && (!Number.isFinite(value) || Math.abs(value) > 2 ** 53)) return true;
    if (typeof value === 'string' && isUnseen(value)) return true;
    if (typeof value === 'object' && value !== null)
      waiting.push(
        ...Object.keys(value),
        ...Object.values(value as Readonly<Record<string, unknown>>).filter((inner) => inner !== undefined),
      );
  }
  return false;
}

/** Whether a text has letters that nobody sees, or nothing but blanks. */
function isUnseen(text: string): boolean {
  return (
    /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/.test(text) ||
    /\p{Cs}/u.test(text) ||
    (text !== '' && text.trim() === '')
  );
}

/** Told inside what was changed, or at a place that refers to what was changed and says its name. */
function placeFaults({ file, line, column, message }: Problem, target: Target, mutated: Mutated): string[] {
  if (file !== target.file)
    return saysOneOf(message, mutated.words) ? [] : ['in another file, of nothing that was changed'];
  const lines = mutated.text.split('\n');
  const said = lines[line - 1];
  if (said === undefined || column < 1 || column > said.length + 1) return ['at a place that the file does not have'];
  const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return offset >= startOf(mutated) && offset <= endOf(mutated)
    ? []
    : saysOneOf(message, mutated.words)
      ? []
      : ['outside of what was changed'];
}

/**
 * Where the object or list begins that holds what was changed; a bracket or quote too few shows at its line or the one
 * before.
 */
function startOf(mutated: Mutated): number {
  const node = nodeOf(mutated);
  if (node !== undefined || mutated.offset === undefined) return node?.offset ?? 0;
  return mutated.text.lastIndexOf('\n', mutated.text.lastIndexOf('\n', mutated.offset - 1) - 1) + 1;
}

/** Where it ends; a bracket or quote too few may show as late as at the end of the file. */
function endOf(mutated: Mutated): number {
  const node = nodeOf(mutated);
  return node === undefined ? mutated.text.length : node.offset + node.length;
}

function nodeOf({ text, node, offset }: Mutated): Node | undefined {
  const tree = isJson(text) ? parseTree(text) : undefined;
  if (tree === undefined) return undefined;
  if (node !== undefined) return findNodeAtLocation(tree, [...node]);
  let around = offset === undefined ? undefined : findNodeAtOffset(tree, offset, true);
  while (around !== undefined && around.type !== 'object' && around.type !== 'array') around = around.parent;
  return around;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function remedyFaults({ message }: Problem): string[] {
  return fix.test(message) ? [] : ['without a hint'];
}

/**
 * A word of a closed list that is misspelt by up to two letters: the right one is named, unless another valid word is
 * nearer.
 */
function slipFaults(problems: readonly Problem[], file: string, { slip }: Mutated): string[] {
  if (slip === undefined) return [];
  const { right, wrong } = slip;
  const steps = distance(right.toLowerCase(), wrong.toLowerCase());
  if (steps > 2 || steps >= Math.min(right.length, wrong.length)) return [];
  return problems
    .filter(
      (problem) =>
        problem.file === file &&
        problem.message.startsWith(`"${wrong}" is not `) &&
        problem.message.includes('One of: '),
    )
    .filter(({ message, suggestion }) => {
      const isNearer = suggestion !== undefined && distance(suggestion.toLowerCase(), wrong.toLowerCase()) < steps;
      return !isNearer && !asked(message).includes(`"${right}"`);
    })
    .map((problem) => `"${right}" is not suggested: ${JSON.stringify(problem)}`);
}

/** The words after "Did you mean"; all of the message where more words are equally near than a question names. */
function asked(message: string): string {
  const question = /Did you mean (.*?)\?/.exec(message)?.[1] ?? '';
  return question.split('"').length === 7 ? message.replaceAll(/(?<=[ :])([^ ,"]+)(?=[,.])/g, '"$1"') : question;
}

function saysOneOf(message: string, words: readonly string[]): boolean {
  return words.some((word) => word.length > 1 && message.includes(word));
}
