import type { FieldDescriptor, FieldRuleDescriptor, FormsDescriptor } from '../../../schemas/generated/descriptors';
import type { Text } from '../compiled';
import { ownValue } from '../ownValue';
import type { CompiledField, CompiledForm, CompiledRule } from './compiledForm';
import type { FormActionName } from './formActions';
import { formWords, wordsFor } from './formWords';
import type { WrittenField, WrittenForm } from './writtenForm';

/** Fills in what a sound form leaves out, and what the platform says of all forms. */
export function compileForm(
  form: WrittenForm,
  { draftMinutes, patterns }: Pick<FormsDescriptor, 'draftMinutes' | 'patterns'>,
): CompiledForm {
  const { name, title, tab, audience, draft, steps, refusals, done } = form;
  const words = wordsFor(
    steps.flatMap(({ fields }) => fields),
    steps.map(({ submit }) => submit.action),
  );
  return {
    name,
    title,
    tab: tab ?? title,
    audience: audience ?? 'anyone',
    draft: draft ?? name,
    draftMinutes,
    steps: steps.map(({ id, title: heading, intro, fields, submit, links }) => ({
      id,
      ...(heading === undefined ? {} : { title: heading }),
      ...(intro === undefined ? {} : { intro }),
      fields: fields.map((field) => compileField(field, patterns)),
      submit: {
        action: submit.action as FormActionName,
        label: submit.label,
        busy: submit.busy ?? keyed(formWords.busy),
        ...(submit.ask ? { ask: { text: submit.ask.text, yes: submit.ask.yes ?? submit.label } } : {}),
      },
      links: links ?? [],
    })),
    refusals: refusals ?? [],
    done,
    words: Object.fromEntries(words.map((word) => [word, keyed(formWords[word])])),
  };
}

const invalidKeys: Readonly<Partial<Record<FieldDescriptor['kind'], string>>> = {
  letters: 'validation:field.letters',
  email: 'validation:field.email',
  url: 'validation:field.url',
  phone: 'validation:field.phone',
  code: 'validation:field.code',
  date: 'validation:field.date',
  amount: 'validation:field.amount',
  choice: 'validation:field.choice',
  card: 'validation:field.card',
  expiry: 'validation:field.expiry',
};

const ruleKeys = {
  required: 'validation:field.required',
  'min-length': 'validation:field.minLength',
  'max-length': 'validation:field.maxLength',
  matches: 'validation:field.matches',
  differs: 'validation:field.differs',
  'amount-range': 'validation:field.amountRange',
  'amount-step': 'validation:field.amountStep',
  age: 'validation:field.age',
} as const;

function compileField(field: WrittenField, patterns: FormsDescriptor['patterns']): CompiledField {
  const {
    message,
    rules = [],
    ...rest
  } = { message: undefined, rules: [], ...field } as WrittenField & { message?: Text; rules?: FieldRuleDescriptor[] };
  const key = invalidKeys[field.kind];
  const invalid = message ?? (key === undefined ? undefined : keyed(key));
  return {
    ...defaultsOf(field),
    ...rest,
    ...(invalid === undefined ? {} : { invalid }),
    rules: rules.map((rule) => compileRule(rule, patterns)),
  } as CompiledField;
}

/** What the schema of a kind says of keys that are left out. */
function defaultsOf({ kind }: WrittenField): Readonly<Record<string, unknown>> {
  if (kind === 'hidden') return {};
  if (kind === 'code') return { rules: [] };
  if (kind === 'checkbox') return { keep: true, links: [] };
  if (kind === 'password') return { width: 'full', strength: false };
  if (kind === 'choice') return { keep: true };
  if (kind === 'card' || kind === 'expiry') return { width: 'full', autocomplete: 'off' };
  const line = { width: 'full', keep: true };
  if (kind === 'amount') return { ...line, chips: [] };
  return { ...line, autocomplete: 'off', ...(kind === 'text' ? { capitals: 'none', lowercase: false } : {}) };
}

function compileRule(rule: FieldRuleDescriptor, patterns: FormsDescriptor['patterns']): CompiledRule {
  if (rule.rule === 'pattern') {
    const known = ownValue(patterns, rule.pattern);
    return {
      rule: 'pattern',
      source: known?.pattern ?? '',
      message: rule.message ?? known?.message ?? keyed('validation:field.pattern'),
    };
  }
  return { ...rule, message: rule.message ?? keyed(ruleKeys[rule.rule]) };
}

function keyed(key: string): Text {
  return { key };
}
