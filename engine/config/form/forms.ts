import type { FormsDescriptor } from '../../../schemas/generated/descriptors';
import type { Catalogue } from '../configInput';
import type { Descriptor } from '../descriptors';
import { deepFreeze } from '../deepFreeze';
import { isRecord, valueAt, type JsonPath } from '../jsonPath';
import { problemAt, type Finding, type Problem } from '../problem';
import type { Reference } from '../shape';
import { referenceProblems, type Vocabulary } from '../vocabulary';
import type { CompiledForm } from './compiledForm';
import { compileForm } from './compileForm';
import { formProblems } from './formProblems';
import { patternFault } from './slowPattern';
import type { WrittenForm } from './writtenForm';

/** The forms of the platform by name, and what is wrong with them. */
export interface FormShelf {
  readonly compiled: ReadonlyMap<string, CompiledForm>;
  readonly problems: readonly Problem[];
}

/** Checks and compiles every form; one with a problem is left out. */
export function readForms(
  forms: ReadonlyMap<string, Descriptor>,
  platform: Descriptor,
  catalogue: Catalogue,
  breakpoints: Readonly<Record<string, number>>,
): FormShelf {
  const shared = platform.value as unknown as FormsDescriptor;
  const compiled = new Map<string, CompiledForm>();
  const problems = patternProblems(platform);
  const isSound = platform.source.value !== undefined && platform.problems.length === 0;
  for (const [name, descriptor] of forms) {
    const own = formProblems(descriptor, catalogue, breakpoints);
    problems.push(...own);
    const isUsable =
      isSound &&
      descriptor.source.value !== undefined &&
      [...descriptor.problems, ...own].every(({ severity }) => severity !== 'error');
    if (isUsable) compiled.set(name, deepFreeze(compileForm(descriptor.value as unknown as WrittenForm, shared)));
  }
  return { compiled, problems };
}

/** Puts each form in the place of its name; `props` are changed. */
export function placeForms(
  props: Readonly<Record<string, unknown>>,
  references: readonly Reference[],
  forms: ReadonlyMap<string, CompiledForm>,
): void {
  for (const { value, path } of references.filter(({ keyword }) => keyword === 'x-form')) {
    const form = typeof value === 'string' ? forms.get(value) : undefined;
    if (form !== undefined) put(props, path, form);
  }
}

/** Problems of the words of a form, whose texts know more placeholders than others do. */
export function formWordProblems(form: Descriptor, vocabulary: Vocabulary): Problem[] {
  const { references, source, value } = form;
  const everywhere = placeholdersIn(form);
  return references.flatMap((reference) => {
    const placeholders =
      reference.keyword === 'x-text' ? [...everywhere, ...placeholdersAt(reference, value)] : everywhere;
    return referenceProblems([reference], { ...vocabulary, placeholders }, (path) => ({ source, path }));
  });
}

/** What a message of a rule is filled with, by the rule. */
const filledByRules: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['min-length', ['count']],
  ['max-length', ['count']],
  ['age', ['count']],
  ['amount-range', ['min', 'max']],
  ['amount-step', ['step']],
]);

/** What is filled in at one place alone: the limits of a field in its hint, and those of a rule in its message. */
function placeholdersAt({ key, path }: Reference, form: Descriptor['value']): readonly string[] {
  const around = valueAt(form, path.slice(0, -1));
  if (!isRecord(around)) return [];
  if (key === 'message') return filledByRules.get(around.rule) ?? [];
  const rules = key === 'hint' && Array.isArray(around.rules) ? around.rules : [];
  return rules.some((rule: unknown) => isRecord(rule) && rule.rule === 'amount-range') ? ['min', 'max'] : [];
}

/** The words that a text of a form may hold as placeholders: the form's fields, and the links of a label. */
function placeholdersIn({ value }: Descriptor): readonly string[] {
  const steps = Array.isArray(value.steps) ? value.steps.filter(isRecord) : [];
  const fields = steps.flatMap(({ fields: list }) => (Array.isArray(list) ? list.filter(isRecord) : []));
  const links = fields.flatMap(({ links: list }) => (Array.isArray(list) ? list.filter(isRecord) : []));
  return [...fields.map(({ name }) => name), ...links.map(({ placeholder }) => placeholder)].filter(
    (name): name is string => typeof name === 'string',
  );
}

function patternProblems({ source, value }: Descriptor): Problem[] {
  if (!isRecord(value.patterns)) return [];
  return Object.entries(value.patterns).flatMap(([name, entry]) => {
    const pattern = isRecord(entry) ? entry.pattern : undefined;
    if (typeof pattern !== 'string') return [];
    const finding = patternFinding(pattern);
    return finding === undefined ? [] : [problemAt(source, ['patterns', name, 'pattern'], finding)];
  });
}

function patternFinding(pattern: string): Finding | undefined {
  const said = JSON.stringify(pattern);
  const invalid = (message: string): Finding => ({ code: 'form-pattern-invalid', message });
  if (!isExpression(pattern)) return invalid(`${said} is not a regular expression. Check its brackets and escapes.`);
  const fault = patternFault(pattern);
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'partial':
      return invalid(
        `${said} says nothing of the whole value. Write ^ before it and $ after it, and put choices with | between (?: and ).`,
      );
    case 'unread':
      return invalid(
        `${said} holds ${fault.what}. A pattern may look ahead at its beginning only, look back or refer back nowhere, and ^ and $ stand at its ends alone. Take it out.`,
      );
    case 'slow':
      return {
        code: 'form-pattern-slow',
        message: `${said} can freeze a browser: the longer a text is, the more ways there are to match it, and all of them are tried before it is refused. Do not put a repeat into a repeat, as in "(a+)+", and let a part not begin with what the repeat before it also takes, as in "[a-z]+[a-z0-9]*". Say for example "^[a-z]+(?:-[a-z]+)*$".`,
      };
  }
}

function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function put(target: unknown, [step, ...rest]: JsonPath, value: unknown): void {
  if (step === undefined || typeof target !== 'object' || target === null) return;
  const holder = target as Record<string | number, unknown>;
  if (rest.length === 0) holder[step] = value;
  else put(holder[step], rest, value);
}
