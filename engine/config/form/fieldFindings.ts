import type { FieldRuleDescriptor } from '../../../schemas/generated/descriptors';
import type { Text } from '../compiled';
import type { Catalogue } from '../configInput';
import { oneOf, unknownWord } from '../nearest';
import { isLess } from '../decimal';
import type { FormDataKind } from './formData';
import type { PlacedFinding } from '../shape';
import type { WrittenField } from './writtenForm';

type Kind = WrittenField['kind'];
type RuleName = FieldRuleDescriptor['rule'];

const written: readonly Kind[] = ['text', 'letters', 'digits', 'email', 'url', 'phone', 'password'];
const choices: readonly Kind[] = ['select', 'choice'];

/** Kinds of fields that a rule has a meaning for. */
const kindsOf: Readonly<Record<RuleName, readonly Kind[]>> = {
  required: [...written, ...choices, 'code', 'date', 'checkbox', 'amount', 'card', 'expiry'],
  'min-length': written,
  'max-length': written,
  pattern: written,
  matches: written,
  differs: written,
  'amount-range': ['amount'],
  'amount-step': ['amount'],
  age: ['date'],
};

/** What is wrong with one field: `names` are all fields of the form, paths begin at the field. */
export function fieldFindings(field: WrittenField, names: readonly string[], catalogue: Catalogue): PlacedFinding[] {
  const rules = 'rules' in field ? (field.rules ?? []) : [];
  return [
    ...rules.flatMap((rule, index) =>
      ruleFindings(field, rule, names).map((finding) => ({ ...finding, path: ['rules', index, ...finding.path] })),
    ),
    ...lengthFindings(rules),
    ...sourceFindings(field),
    ...dataFindings(field, rules, catalogue),
    ...(field.kind === 'checkbox' ? unplacedLinks(field.label, field.links ?? []) : []),
  ];
}

function ruleFindings(
  { kind, name }: WrittenField,
  rule: FieldRuleDescriptor,
  names: readonly string[],
): PlacedFinding[] {
  if (!kindsOf[rule.rule].includes(kind)) {
    const fitting = (Object.keys(kindsOf) as RuleName[]).filter((candidate) => kindsOf[candidate].includes(kind));
    return [
      {
        path: ['rule'],
        code: 'form-rule-unfit',
        message: `"${rule.rule}" means nothing for a field of the kind "${kind}". ${oneOf(fitting, rule.rule)}`,
      },
    ];
  }
  if (rule.rule === 'matches' || rule.rule === 'differs') {
    const others = names.filter((other) => other !== name);
    return others.includes(rule.field)
      ? []
      : [
          {
            path: ['field'],
            code: 'form-field-unknown',
            ...unknownWord(rule.field, 'another field of this form', others),
          },
        ];
  }
  return rule.rule === 'amount-range' ? rangeFindings(rule) : [];
}

function rangeFindings(rule: Extract<FieldRuleDescriptor, { rule: 'amount-range' }>): PlacedFinding[] {
  const { min, max, minFrom, maxFrom } = rule;
  if (min === undefined && max === undefined && minFrom === undefined && maxFrom === undefined)
    return [
      {
        path: [],
        code: 'form-field-source',
        message: 'The range has no end. Say "min", "max", "minFrom" or "maxFrom".',
      },
    ];
  const twice = (['min', 'max'] as const).filter((end) => rule[end] !== undefined && rule[`${end}From`] !== undefined);
  return [
    ...twice.map((end): PlacedFinding => ({
      path: [`${end}From`],
      code: 'form-field-source',
      message: `"${end}" and "${end}From" say the same thing twice. Take one out.`,
    })),
    ...(min !== undefined && max !== undefined && isLess(max, min)
      ? [
          {
            path: ['max'],
            code: 'form-range-empty' as const,
            message: `No amount is at least ${min} and at most ${max}. Make the range wider or swap the two.`,
          },
        ]
      : []),
  ];
}

function lengthFindings(rules: readonly FieldRuleDescriptor[]): PlacedFinding[] {
  const least = rules.find((rule) => rule.rule === 'min-length');
  const index = rules.findIndex(
    (rule) => rule.rule === 'max-length' && least !== undefined && rule.count < least.count,
  );
  const most = rules[index];
  if (least === undefined || most?.rule !== 'max-length') return [];
  return [
    {
      path: ['rules', index, 'count'],
      code: 'form-range-empty',
      message: `No text has at least ${least.count} and at most ${most.count} characters. Make the range wider or swap the two.`,
    },
  ];
}

/** Of a value and of a choice, one source is enough, and needed. */
function sourceFindings(field: WrittenField): PlacedFinding[] {
  const check = (first: string, second: string): PlacedFinding[] => {
    const given = [first, second].filter((key) => key in field);
    if (given.length === 1) return [];
    const message =
      given.length === 0
        ? `The field needs "${first}" or "${second}".`
        : `"${first}" and "${second}" say the same thing twice. Take one out.`;
    return [{ path: given.length === 0 ? [] : [second], code: 'form-field-source', message }];
  };
  if (field.kind === 'hidden') return check('value', 'from');
  return choices.includes(field.kind) ? check('options', 'optionsFrom') : [];
}

/** Data of another kind than its place takes; data that does not exist is told with all other words. */
function dataFindings(
  field: WrittenField,
  rules: readonly FieldRuleDescriptor[],
  { formData }: Catalogue,
): PlacedFinding[] {
  const misfit = (name: string | undefined, path: PlacedFinding['path'], wanted: FormDataKind): PlacedFinding[] => {
    const kind = name === undefined ? undefined : formData.get(name);
    if (name === undefined || kind === undefined || kind === wanted) return [];
    const fitting = [...formData].filter(([, other]) => other === wanted).map(([other]) => other);
    return [
      {
        path,
        code: 'form-data-unknown',
        message: `"${name}" is data of the kind "${kind}", and "${wanted}" is needed here. ${oneOf(fitting, name)}`,
      },
    ];
  };
  return [
    ...('from' in field ? misfit(field.from, ['from'], field.kind === 'amount' ? 'amount' : 'text') : []),
    ...(field.kind === 'select' || field.kind === 'choice'
      ? misfit(field.optionsFrom, ['optionsFrom'], 'options')
      : []),
    ...(field.kind === 'amount' ? misfit(field.chipsFrom, ['chipsFrom'], 'amounts') : []),
    ...rules.flatMap((rule, index) =>
      rule.rule === 'amount-range'
        ? [
            ...misfit(rule.minFrom, ['rules', index, 'minFrom'], 'amount'),
            ...misfit(rule.maxFrom, ['rules', index, 'maxFrom'], 'amount'),
          ]
        : [],
    ),
  ];
}

/** Links whose placeholder the written words of the label lack. Words behind a key are not known here. */
function unplacedLinks(label: Text, links: readonly { readonly placeholder: string }[]): PlacedFinding[] {
  if ('key' in label) return [];
  return links.flatMap(({ placeholder }, index) => {
    const lacking = Object.entries(label).filter(
      ([, words]) => typeof words === 'string' && !words.includes(`{${placeholder}}`),
    );
    if (lacking.length === 0) return [];
    const message = `The label has no "{${placeholder}}" in ${lacking.map(([code]) => code).join(', ')}. Put it where the link belongs.`;
    return [{ path: ['links', index, 'placeholder'], code: 'form-link-unplaced', message }];
  });
}
