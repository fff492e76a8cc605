import type { ValidatorError } from '../../schemas/generated/validators/runtime';
import { isRecord } from './jsonPath';
import { oneOf } from './nearest';
import { describeValue } from './describeValue';
import { branchesOf, missingKey, unknownKey, type PointerFinding } from './shapeFindings';

/**
 * Makes the errors of values that may have one of several forms readable: the form that fits best is taken as meant,
 * and only what is wrong with that one is said. Returns the errors that are left for the ordinary explanation.
 */
export function formExplanations(errors: readonly ValidatorError[]): {
  readonly remaining: readonly ValidatorError[];
  readonly explained: readonly PointerFinding[];
} {
  let remaining = errors;
  const explained: PointerFinding[] = [];
  const unions = errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .sort((a, b) => a.instancePath.length - b.instancePath.length);
  for (const union of unions) {
    if (!remaining.includes(union)) continue;
    const best = bestForm(union);
    remaining = remaining.filter((error) => error !== union && !isSupersededBy(error, union, best));
    explained.push(...explainForm(union, best));
  }
  return { remaining, explained };
}

const textForms =
  'Texts are given by a message key, { "key": "home.hotGames" }, or by language, { "EN": "Hot games" }.';

type Form = Readonly<Record<string, unknown>>;

function bestForm(union: ValidatorError): Form | undefined {
  if (!isRecord(union.data)) return undefined;
  const data = union.data;
  const scored = branchesOf(union).map((form) => ({
    form,
    score:
      keysOf(form).filter((key) => key in data).length + 0.5 * requiredOf(form).filter((key) => key in data).length,
  }));
  scored.sort((a, b) => b.score - a.score);
  return scored[0] !== undefined && scored[0].score > 0 ? scored[0].form : undefined;
}

/** Whether an error comes from a form that is not meant, or from the form itself, which is explained as a whole. */
function isSupersededBy(error: ValidatorError, union: ValidatorError, best: Form | undefined): boolean {
  if (error.instancePath === union.instancePath) return error.schemaPath.startsWith(`${union.schemaPath}/`);
  if (!error.instancePath.startsWith(`${union.instancePath}/`)) return false;
  if (branchesOf(union).every((form) => form.properties === undefined)) return false;
  const step = error.instancePath.slice(union.instancePath.length + 1).split('/')[0] ?? '';
  return best === undefined || !keysOf(best).includes(step);
}

function explainForm(union: ValidatorError, best: Form | undefined): PointerFinding[] {
  const pointer = union.instancePath;
  const forms = branchesOf(union);
  if (union.data === null)
    return [
      {
        pointer,
        code: 'null-refused',
        message: 'null is not a value. Leave the key out to keep what the layer below says.',
      },
    ];
  if (!isRecord(union.data))
    return [
      {
        pointer,
        code: 'type-wrong',
        message: `Expected an object, but found ${describeValue(union.data)}. ${union.parentSchema?.['x-text'] === true ? textForms : starts(forms)}`,
      },
    ];
  const data = union.data;
  if (forms.every((form) => form.properties === undefined)) return [{ pointer, ...place(forms, data) }];
  if (Array.isArray(union.params.passingSchemas))
    return [
      {
        pointer,
        code: 'form-unknown',
        message: `This fits several forms at once. Keep the keys of one. ${starts(forms)}`,
      },
    ];
  const every = [...new Set(forms.flatMap(keysOf))];
  if (best === undefined) {
    const [key] = Object.keys(data);
    return key === undefined
      ? [{ pointer, code: 'form-unknown', message: `The object is empty. ${starts(forms)}` }]
      : [{ pointer, ...unknownKey(key, every) }];
  }
  const known = keysOf(best);
  const unknown = Object.keys(data).filter((key) => !known.includes(key));
  const missing = requiredOf(best).filter((key) => !(key in data));
  return [
    ...unknown.map((key): PointerFinding =>
      every.includes(key)
        ? mixed(pointer, key, best)
        : { pointer, ...unknownKey(key, known.length > 1 ? known : every) },
    ),
    ...missing.map((key): PointerFinding => ({ pointer, ...missingKey({ ...union, parentSchema: best }, key) })),
  ];
}

function mixed(pointer: string, key: string, best: Form): PointerFinding {
  return {
    pointer,
    key,
    at: 'key',
    code: 'form-unknown',
    message: `"${key}" does not go together with ${keysOf(best)
      .map((other) => `"${other}"`)
      .join(', ')} in one object. Keep one kind of key.`,
  };
}

function place(forms: readonly Form[], data: Form): Pick<PointerFinding, 'code' | 'message'> {
  const names = forms.flatMap(requiredOf);
  const given = names.filter((name) => name in data);
  const found = given.length === 0 ? 'none is given' : `${given.map((name) => `"${name}"`).join(' and ')} are given`;
  return {
    code: 'place-not-one',
    message: `Exactly one of ${names.map((name) => `"${name}"`).join(', ')} says where, but ${found}.`,
  };
}

function starts(forms: readonly Form[]): string {
  return `It has ${oneOf(
    forms
      .flatMap((form) => requiredOf(form)[0] ?? keysOf(form)[0] ?? [])
      .filter((key, index, all) => all.indexOf(key) === index),
    '',
  ).replace('One of', 'one of')}`;
}

function keysOf(form: Form): string[] {
  return isRecord(form.properties) ? Object.keys(form.properties) : [];
}

function requiredOf(form: Form): string[] {
  return Array.isArray(form.required) ? (form.required as string[]) : [];
}
