import type { ValidatorError } from '../../schemas/generated/validators/runtime';
import { punycodeOf } from './hostNames';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';

/**
 * What a value of a wrong type becomes: the same without quotes where that is what was meant, or the schema's example.
 */
export function wantedValue({ params, data, parentSchema }: ValidatorError): string {
  const types = [params.type].flat().map(String);
  const bare = typeof data === 'string' ? data.trim() : '';
  const isBare = types.includes('boolean')
    ? /^(?:true|false)$/
    : types.includes('integer')
      ? /^-?(?:0|[1-9]\d*)$/
      : /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
  if (types.some((type) => ['boolean', 'integer', 'number'].includes(type)) && isBare.test(bare))
    return ` Write ${bare} without quotes.`;
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean'))
    return ` Write "${String(data)}" in quotes.`;
  return types.includes('boolean') ? '' : exampleOf(parentSchema);
}

/** What a form asks for, as a sentence of the schema. */
export function ruleOf(schema: ValidatorError['parentSchema']): string | undefined {
  const rule = schema?.['x-rule'];
  return typeof rule === 'string' ? rule : undefined;
}

/** The host that a text names in another script, with an address around it, a port or a dot at its end. */
export function hostIn(text: string): string {
  const [host = ''] = text.replace(/^https?:\/\//i, '').split(/[/:?#]/, 1);
  return (punycodeOf(host) ?? '').replace(/\.$/, '');
}

/** Names a type of a schema, or several, for a person. */
export function typeName(type: unknown): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    object: 'an object',
    array: 'a list',
  };
  return (Array.isArray(type) ? type : [type])
    .map((name) => ownValue(names, String(name)) ?? String(name))
    .join(' or ');
}

/** The example of a schema as a sentence, with a space before it; empty without one. */
export function exampleOf(schema: unknown): string {
  const example = exampleValue(schema);
  return example === undefined ? '' : ` For example ${JSON.stringify(example)}.`;
}

/** The value that a schema asks for, or its first example; undefined without one. */
export function exampleValue(schema: unknown): unknown {
  if (!isRecord(schema)) return undefined;
  if ('const' in schema) return schema.const;
  return Array.isArray(schema.examples) ? (schema.examples as readonly unknown[])[0] : undefined;
}
