import type { ValidatorError } from '../../schemas/generated/validators/runtime';
import { describeValue } from './describeValue';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { oneOf, unknownWord } from './nearest';
import type { Finding } from './problem';
import { wantedValue, ruleOf, hostIn, typeName, exampleOf, exampleValue } from './findingWords';

/** A finding at a JSON Pointer; `key` is a further step, for a key that is unknown. */
export interface PointerFinding extends Finding {
  readonly pointer: string;
  readonly key?: string;
  /** The key that is missing. */
  readonly missing?: string;
  /** The key that is missing and says of which kind an object is. */
  readonly missingKind?: string;
}

/** What an error of a validator means for a person. Undefined for errors that only sum up others. */
export function findingOf(error: ValidatorError): PointerFinding | undefined {
  const finding = describe(error);
  return finding === undefined ? undefined : { pointer: error.instancePath, ...finding };
}

type Described = Omit<PointerFinding, 'pointer'>;

function describe(error: ValidatorError): Described | undefined {
  const { keyword, params, data } = error;
  const limit = Number(params.limit);
  if (data === null && error.instancePath === '')
    return {
      code: 'type-wrong',
      message: 'Expected an object, but found null. Write the descriptor, or delete the file.',
    };
  if (data === null && keyword !== 'required')
    return {
      code: 'null-refused',
      message: 'null is not a value. Leave the key out to keep what the layer below says.',
    };
  if (nameOf(error) !== undefined) return keyword === 'propertyNames' ? undefined : unknownName(error);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(String(params.additionalProperty), knownKeys(error));
    case 'required':
      return missingKey(error, String(params.missingProperty));
    case 'enum': {
      const words = (params.allowedValues as readonly unknown[]).map(String);
      return { code: 'value-unknown', ...unknownWord(String(data), 'allowed here', words) };
    }
    case 'const':
      return constMismatch(error);
    case 'discriminator':
      return unknownForm(error);
    // It only sums up what its `then` has said.
    case 'if':
      return undefined;
    case 'type':
      return {
        code: 'type-wrong',
        message: `Expected ${typeName(params.type)}, but found ${describeValue(data)}.${wantedValue(error)}`,
      };
    case 'pattern':
    case 'format':
      return formMismatch(error);
    case 'minLength':
      return {
        code: 'value-size',
        message:
          limit === 1
            ? 'The text is empty. Fill it in or leave the key out.'
            : `The text needs at least ${limit} characters.`,
      };
    case 'maxLength':
      return { code: 'value-size', message: `The text has more than ${limit} characters. Shorten it.` };
    case 'minItems':
      return {
        code: 'value-size',
        message:
          limit === 1 ? 'The list is empty. It needs at least one entry.' : `The list needs at least ${limit} entries.`,
      };
    case 'maxItems':
      return { code: 'value-size', message: `The list has more than ${limit} entries. Take some out.` };
    case 'minProperties':
      return { code: 'value-size', message: 'The object is empty. Give it at least one key or leave it out.' };
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        code: 'value-size',
        message: `${withSpace(ruleOf(error.parentSchema))}${describeValue(data)} is too small: it must be ${keyword === 'minimum' ? 'at least' : 'more than'} ${limit}.`,
      };
    case 'maximum':
    case 'exclusiveMaximum':
      return {
        code: 'value-size',
        message: `${describeValue(data)} is too large: it may be ${keyword === 'maximum' ? 'at most' : 'less than'} ${limit}.`,
      };
    case 'uniqueItems':
      return {
        code: 'value-repeated',
        message: `Entries ${Number(params.j) + 1} and ${Number(params.i) + 1} are the same. Take one out.`,
      };
    case 'not':
      return {
        code: 'value-size',
        message: `${withSpace(ruleOf(error.parentSchema))}${describeValue(data)} is not allowed here.`,
      };
    default:
      return { code: 'form-unknown', message: `This ${error.message ?? 'is not allowed'}.` };
  }
}

function withSpace(sentence: string | undefined): string {
  return sentence === undefined ? '' : `${sentence} `;
}

/** Says that a key is unknown, and which are known. */
export function unknownKey(key: string, keys: readonly string[]): Described {
  return { code: 'key-unknown', ...unknownWord(key, 'a key here', keys), key, at: 'key' };
}

/** Says that a key is missing, with an example of what to add. */
export function missingKey(error: ValidatorError, key: string): Described {
  const properties = isRecord(error.parentSchema?.properties) ? error.parentSchema.properties : {};
  const example = exampleValue(ownValue(properties, key));
  const hint = example === undefined ? 'Add it.' : `Add it, for example "${key}": ${JSON.stringify(example)}.`;
  return { code: 'key-missing', message: `"${key}" is missing. ${hint}`, missing: key };
}

function unknownName(error: ValidatorError): Described {
  const name = nameOf(error) ?? '';
  if (error.keyword === 'enum') return unknownKey(name, (error.params.allowedValues as readonly unknown[]).map(String));
  return {
    code: 'value-form',
    message: `${ruleOf(error.parentSchema) ?? 'Keys have another form here.'} The key "${name}" is not so. Give it such a name.`,
    key: name,
    at: 'key',
  };
}

/**
 * A text of another form, its rule first: the same in the other case where that is what was meant, or the schema's
 * example.
 */
function formMismatch({ keyword, params, data, parentSchema }: ValidatorError): Described {
  const rule = ruleOf(parentSchema);
  const message =
    rule === undefined
      ? `${describeValue(data)} does not have the form it needs.`
      : `${rule} ${describeValue(data)} is not so.`;
  if (keyword !== 'pattern' || typeof data !== 'string')
    return { code: 'value-form', message: `${message}${exampleOf(parentSchema) || ' Change it.'}` };
  const form = new RegExp(String(params.pattern), 'u');
  const trimmed = data.trim();
  const meant = [trimmed, trimmed.toUpperCase(), trimmed.toLowerCase(), hostIn(trimmed)].find(
    (text) => text !== '' && form.test(text),
  );
  return meant === undefined
    ? { code: 'value-form', message: `${message}${exampleOf(parentSchema) || ' Change it.'}` }
    : { code: 'value-form', message: `${message} Did you mean "${meant}"?`, suggestion: meant };
}

function constMismatch(error: ValidatorError): Described {
  const allowed = error.params.allowedValue;
  if (error.instancePath.endsWith('/version')) {
    return {
      code: 'version-unsupported',
      message: `Version ${describeValue(error.data)} is not known. Write ${String(allowed)}, the version that this platform reads.`,
    };
  }
  return {
    code: 'value-unknown',
    message: `Expected ${describeValue(allowed)}, but found ${describeValue(error.data)}.`,
  };
}

function unknownForm(error: ValidatorError): Described {
  const tag = String(error.params.tag);
  const words = branchesOf(error).flatMap((branch) => {
    const property = isRecord(branch.properties) ? ownValue(branch.properties, tag) : undefined;
    return isRecord(property) ? [String(property.const)] : [];
  });
  const value = isRecord(error.data) ? ownValue(error.data, tag) : undefined;
  if (value === undefined)
    return { code: 'key-missing', message: `"${tag}" is missing. ${oneOf(words, '')}`, missingKind: tag };
  if (typeof value !== 'string')
    return {
      code: 'type-wrong',
      message: `Expected a text, but found ${describeValue(value)}. ${oneOf(words, '')}`,
      key: tag,
    };
  return {
    code: 'value-unknown',
    ...unknownWord(value, `${/^[aeiou]/.test(tag) ? 'an' : 'a'} ${tag}`, words),
    key: tag,
  };
}

/** The forms of a `oneOf` schema. */
export function branchesOf(error: ValidatorError): readonly Readonly<Record<string, unknown>>[] {
  const branches = error.parentSchema?.oneOf;
  return Array.isArray(branches) ? branches.filter(isRecord) : [];
}

function knownKeys(error: ValidatorError): string[] {
  return isRecord(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];
}

function nameOf(error: ValidatorError): string | undefined {
  if (error.keyword === 'propertyNames') return String(error.params.propertyName);
  return error.propertyName;
}
