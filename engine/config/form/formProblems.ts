import { conditionProblems } from '../conditions';
import type { Catalogue } from '../configInput';
import type { Descriptor } from '../descriptors';
import type { JsonPath } from '../jsonPath';
import { nearest, oneOf, unknownWord } from '../nearest';
import { problemAt, type Problem } from '../problem';
import type { PlacedFinding } from '../shape';
import { fieldFindings } from './fieldFindings';
import type { WrittenField, WrittenForm } from './writtenForm';

/**
 * What is wrong between the parts of a form whose shape is sound: names, rules, actions and refusals that do not meet
 * (CARD-5).
 */
export function formProblems(
  descriptor: Descriptor,
  catalogue: Catalogue,
  breakpoints: Readonly<Record<string, number>>,
): Problem[] {
  if (descriptor.source.value === undefined || descriptor.problems.length > 0) return [];
  const { source } = descriptor;
  const form = descriptor.value as unknown as WrittenForm;
  const placed = placedFields(form);
  const names = placed.map(({ field }) => field.name);
  const conditions = placed.flatMap(({ field, path }) =>
    field.when === undefined ? [] : conditionProblems(field.when, breakpoints, { source, path }),
  );
  const findings = [
    ...stepFindings(form),
    ...takenFindings(placed),
    ...placed.flatMap(({ field, path }) =>
      fieldFindings(field, names, catalogue).map((finding) => ({ ...finding, path: [...path, ...finding.path] })),
    ),
    ...actionFindings(form, catalogue),
    ...refusalFindings(form, names, catalogue),
  ];
  return [...conditions, ...findings.map(({ path, ...finding }) => problemAt(source, path, finding))];
}

interface PlacedField {
  readonly field: WrittenField;
  readonly path: JsonPath;
}

function placedFields(form: WrittenForm): PlacedField[] {
  return form.steps.flatMap(({ fields }, step) =>
    fields.map((field, index) => ({ field, path: ['steps', step, 'fields', index] })),
  );
}

function stepFindings({ steps }: WrittenForm): PlacedFinding[] {
  return steps.flatMap(({ id }, index) => {
    if (steps.findIndex((step) => step.id === id) === index) return [];
    return [
      {
        path: ['steps', index, 'id'],
        code: 'form-step-taken',
        message: `Another step of this form is called "${id}". Every id stands once. Give one of them another.`,
      },
    ];
  });
}

function takenFindings(placed: readonly PlacedField[]): PlacedFinding[] {
  return placed.flatMap(({ field: { name }, path }, index) => {
    if (placed.findIndex(({ field }) => field.name === name) === index) return [];
    return [
      {
        path: [...path, 'name'],
        code: 'form-field-taken',
        message: `Another field of this form is called "${name}". Every name stands once. Give one of them another.`,
      },
    ];
  });
}

/** Actions take their values from the fields up to their step. */
function actionFindings({ steps }: WrittenForm, { formActions }: Catalogue): PlacedFinding[] {
  return steps.flatMap(({ submit, fields }, index) => {
    const known = steps.slice(0, index + 1).flatMap((step) => step.fields.map(({ name }) => name));
    const lacking = (action: string, path: JsonPath): PlacedFinding[] =>
      (formActions.get(action)?.takes ?? [])
        .filter((name) => !known.includes(name))
        .map((name) => {
          const suggestion = nearest(name, known);
          const hint = suggestion === undefined ? '' : ` Perhaps "${suggestion}" is meant to be it.`;
          const message = `The action "${action}" takes "${name}", and no field up to this step is called so.${hint} ${oneOf(known, name)}`;
          return {
            path,
            code: 'form-action-field-missing',
            message,
            ...(suggestion === undefined ? {} : { suggestion }),
          };
        });
    return [
      ...lacking(submit.action, ['steps', index, 'submit', 'action']),
      ...fields.flatMap((field, place) =>
        field.kind === 'code' ? lacking(field.resend, ['steps', index, 'fields', place, 'resend']) : [],
      ),
    ];
  });
}

function refusalFindings(
  { steps, refusals = [] }: WrittenForm,
  names: readonly string[],
  { formActions }: Catalogue,
): PlacedFinding[] {
  const actions = steps.flatMap(({ submit, fields }) => [
    submit.action,
    ...fields.flatMap((field) => (field.kind === 'code' ? [field.resend] : [])),
  ]);
  const areKnown = actions.every((action) => formActions.has(action));
  const words = actions.flatMap((action) => formActions.get(action)?.refuses ?? []);
  return refusals.flatMap(({ word, field }, index): PlacedFinding[] => [
    ...(words.includes(word) || !areKnown
      ? []
      : [
          {
            path: ['refusals', index, 'word'],
            code: 'form-refusal-unknown' as const,
            ...unknownWord(word, 'a refusal of this form’s actions', words),
          },
        ]),
    ...(names.includes(field)
      ? []
      : [
          {
            path: ['refusals', index, 'field'],
            code: 'form-field-unknown' as const,
            ...unknownWord(field, 'a field of this form', names),
          },
        ]),
  ]);
}
