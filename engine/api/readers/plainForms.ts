import type { AnswerShape, Shape } from '../../../schemas/generated/validators/runtime';
import { isRecord } from '../../config/jsonPath';
import { plainText } from './plainText';
import { plainTime } from './plainTime';
import type { Deviation } from './readAnswer';
import { safeAddress } from './safeAddress';

type Fields = Readonly<Record<string, unknown>>;

/** What frameworks call the list in an object that stands for it, beside what they count. */
const listNames = ['data', 'items', 'rows', 'list', 'value', 'values', 'results', 'records', 'content'];

/** Fields that hold the address of a picture. */
const pictures = ['game_image', 'img_url'];

/** Fields with words for players, which are shown as text. Fields of HTML and ids are not among them. */
const texts =
  /^(?:fullname|(?:\w+_)?name(?:_\w+)?|(?:sub)?title|text|body|summary|message|reason|caption|button|kicker|lead|label|league|figure|logo_text|meta_(?:title|desc|keywords|author|publisher)|method|account|holder|player|dealer|room|rider|course|going|bet_type|criteria1)$/i;

/** Fields of HTML whose names are those of texts elsewhere. */
const markup: Readonly<Record<string, string>> = { NewsAnswer: 'body' };

/**
 * Brings an answer nearer to the forms that `readAnswer` knows, for what only some frameworks write; `body` is the
 * answer with what was changed, and as it came where nothing was:
 *
 * - a list that stands in an object beside its total or its pages, in another list, or as JSON in a text;
 * - times of one framework (`plainTime`);
 * - pictures without a scheme (`//host/…`), which are secure ones; a picture that no page can show is none;
 * - addresses that were written for an attribute of HTML (`addressIn`);
 * - texts that were written for HTML (`plainText`).
 */
export function plainForms(
  { shapes, name }: AnswerShape<unknown>,
  body: unknown,
): { readonly body: unknown; readonly deviations: readonly Deviation[] } {
  const deviations: Deviation[] = [];

  function plain(shape: Shape, value: unknown, path: string): unknown {
    const inner = named(shape);
    if (typeof inner === 'string') return noted(inner.includes('d') ? plainTime(value) : addressIn(value), value, path);
    if (Array.isArray(inner)) return list(inner[0] as Shape, value, path);
    if (!isShapeOfObject(inner)) return value;
    if (Array.isArray(value) && value.length === 1) return [plain(inner, value[0], path)];
    if (!isRecord(value)) return value;
    return mapped(value, (field, key) => {
      const known = 'm' in inner ? inner.m : (inner.r?.[key] ?? inner.o?.[key]);
      const place = `${path}/${key}`;
      if (typeof field === 'string' && texts.test(key) && markup[name] !== key)
        return noted(plainText(field), field, place);
      if (known === undefined) return field;
      return pictures.includes(key) ? noted(pictureIn(addressIn(field)), field, place) : plain(known, field, place);
    });
  }

  function list(row: Shape, value: unknown, path: string): unknown {
    const found = noted(listIn(value, named(row)), value, path);
    const each = (one: unknown) => plain(row, one, `${path}/*`);
    if (Array.isArray(found)) return mapped(found, each);
    if (!isRecord(found)) return found;
    return isRow(found, named(row)) ? each(found) : mapped(found, each);
  }

  function noted(found: unknown, value: unknown, path: string): unknown {
    if (found !== value) deviations.push({ path, came: typeof value, done: 'converted' });
    return found;
  }

  function named(shape: Shape): Shape {
    return typeof shape === 'string' && shape.startsWith('#') ? named(shapes[shape.slice(1)] ?? '') : shape;
  }

  return { body: plain(`#${name}`, body, ''), deviations };
}

/** The list that a value holds in another form; the value itself where it holds none. */
function listIn(value: unknown, row: Shape): unknown {
  if (typeof value === 'string') return /^\s*\[/.test(value) ? (jsonOf(value) ?? value) : value;
  if (Array.isArray(value)) {
    const [only] = value as readonly unknown[];
    return value.length === 1 && Array.isArray(only) && !Array.isArray(row) ? only : value;
  }
  if (!isRecord(value) || isRow(value, row)) return value;
  const lists = Object.values(value).filter(Array.isArray);
  // An object of rows by their codes is a list itself, whatever the codes are.
  const hasRow = Object.values(value).some((one) => isRecord(one) && isRow(one, row));
  const key = listNames.find((name) => typeof value[name] === 'object' && value[name] !== null);
  if (key !== undefined && !hasRow) return listIn(value[key], row);
  const isBesideFigures = Object.values(value).every((one) => Array.isArray(one) || !isRecord(one));
  return lists.length === 1 && isBesideFigures && !isNumbered(value) ? lists[0] : value;
}

/** Whether an object is one row of a list: it has a field that rows have. */
function isRow(value: Fields, row: Shape): boolean {
  return (
    isShapeOfObject(row) &&
    !('m' in row) &&
    Object.keys({ ...row.r, ...row.o }).some((key) => Object.hasOwn(value, key))
  );
}

function isNumbered(value: Fields): boolean {
  return Object.keys(value).every((key) => /^\d+$/.test(key));
}

function isShapeOfObject(
  shape: Shape,
): shape is { readonly m: Shape } | { readonly r?: Record<string, Shape>; readonly o?: Record<string, Shape> } {
  return typeof shape === 'object' && !Array.isArray(shape) && !('e' in shape) && !('t' in shape);
}

/**
 * An address with the `&` between its parameters, which servers write as an entity for HTML; any other value as it is.
 * No other entity is decoded: none of them can make a scheme or a host out of what was a path.
 */
function addressIn(value: unknown): unknown {
  return typeof value === 'string' && /^\s*(?:https?:\/)?\/\S*\s*$/i.test(value)
    ? value.replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
    : value;
}

function pictureIn(address: unknown): unknown {
  if (typeof address !== 'string' || address === '') return address;
  const whole = address.trim().replace(/^\/\/(?=[^/\\])/, 'https://');
  return safeAddress(whole) === undefined ? '' : whole === address.trim() ? address : whole;
}

/** The same with each value changed; itself where none was. */
function mapped(whole: readonly unknown[] | Fields, change: (value: unknown, key: string) => unknown): unknown {
  const entries = Object.entries(whole).map(([key, value]) => [key, change(value, key)] as const);
  if (entries.every(([key, value]) => value === (whole as Fields)[key])) return whole;
  return Array.isArray(whole) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
