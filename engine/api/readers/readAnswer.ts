import type { AnswerShape, Shape } from '../../../schemas/generated/validators/runtime';
import { exactTime, type TimeReader } from './exactTime';
import { readScalar } from './readScalar';

/** A part of an answer that was not as the contract writes it. */
export interface Deviation {
  /** Names of fields behind slashes; each row of a list is `*`. */
  readonly path: string;
  /** What came, without what players wrote: `null`, `string`, `number`, `list`, `object`, `absent`… */
  readonly came: string;
  /**
   * `converted`: it is read all the same. `left out`: the value of the descriptor stands in. `row dropped`: the rows
   * beside it are read.
   */
  readonly done: 'converted' | 'left out' | 'row dropped' | 'refused';
}

/** What a reader made of an answer. */
export interface Reading<Answer> {
  /** The answer as its schema writes it; absent where it lacks what the call is for. */
  readonly value?: Answer;
  readonly deviations: readonly Deviation[];
}

/** Stands for a value that no reader can read. */
const unreadable = Symbol('unreadable');

/**
 * Reads an answer that another hand has written: numbers and switches as text, keyed objects for lists, `[]` for an
 * empty object, null for what is absent, times as `timeOf` reads them. A field that can't be read is left out, and a
 * row that can't be read is dropped; an answer is refused only if it is no object, or lacks what its schema requires.
 * Where the absence of a field says something, such as "no limit", a field that can't be read refuses its row. Fields
 * that the schema does not know are kept as they are.
 */
export function readAnswer<Answer>(
  { shapes, name }: AnswerShape<Answer>,
  body: unknown,
  timeOf: TimeReader,
): Reading<Answer> {
  const deviations: Deviation[] = [];
  const note = (path: string, value: unknown, done: Deviation['done']): typeof unreadable => {
    deviations.push({ path: path || '/', came: kindOf(value), done });
    return unreadable;
  };

  function read(shape: Shape, value: unknown, path: string): unknown {
    if (typeof shape === 'string')
      return shape.startsWith('#')
        ? read(shapes[shape.slice(1)] ?? '', value, path)
        : judged(readScalar(shape, value, timeOf), value, path);
    if (isList(shape)) return list(shape, value, path);
    if ('e' in shape) return judged(wordOf(shape.e, value), value, path);
    if ('t' in shape) return judged(readScalar(shape.t, value, timeOf, new RegExp(shape.p, 'u')), value, path);
    const fields = judged(recordOf(value), value, path);
    if (fields === unreadable) return fields;
    return 'm' in shape ? map(shape.m, fields, path) : object(shape, fields, path);
  }

  /** What was read of a value, noted where it came otherwise. */
  function judged<Found>(found: Found | undefined, value: unknown, path: string): Found | typeof unreadable {
    if (found === undefined) return note(path, value, 'refused');
    if (found !== value) note(path, value, 'converted');
    return found;
  }

  function list([shape, least = 0, most]: ListShape, value: unknown, path: string): unknown {
    const all = judged(rowsOf(value, namedShape(shape)), value, path);
    if (all === unreadable) return all;
    const rows = all.slice(0, most);
    const readable = rows.flatMap((row) => {
      const { length } = deviations;
      const found = read(shape, row, `${path}/*`);
      if (found !== unreadable) return [found];
      tellLast(length, 'row dropped');
      return [];
    });
    // A list of which nothing can be read is not an empty one: what an answer is for is refused then, however deep it
    // lies, but not a row for a list in it; an object was no list at all.
    const isEmpty = readable.length === 0 && rows.length > 0 && (!Array.isArray(value) || !path.includes('*'));
    const isShort = readable.length < (least < 0 ? rows.length : least);
    return isShort || isEmpty ? note(path, value, 'refused') : readable;
  }

  /** Of what was noted since (-1: of the last alone), the last says why all of it is gone. */
  function tellLast(length: number, done: Deviation['done']): void {
    const reason = deviations.splice(length).at(-1);
    if (reason) deviations.push({ ...reason, done });
  }

  function map(shape: Shape, fields: Fields, path: string): unknown {
    return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => optional(key, shape, value, path)));
  }

  function object({ r = {}, o = {}, a = [] }: ObjectShape, fields: Fields, path: string): unknown {
    const found = new Map(Object.entries(fields));
    for (const [key, shape] of Object.entries(r)) {
      const place = `${path}/${key}`;
      const value = found.get(key);
      const { length } = deviations;
      const known = value === undefined ? unreadable : read(shape, value, place);
      const kept = known === unreadable ? emptyOf(shape, path, value) : known;
      if (kept === unreadable) return value === undefined ? note(place, value, 'refused') : unreadable;
      if (known === unreadable) {
        deviations.splice(length);
        note(place, value, 'left out');
      }
      found.set(key, kept);
    }
    for (const [key, shape] of Object.entries(o)) {
      const value = found.get(key);
      // The status is of the envelope, which reads it by itself.
      if (value === undefined || (path === '' && key === 'statusCode')) continue;
      const [entry] = optional(key, shape, value, path);
      const isAbsent = a.includes(key) && [value].flat().every(isNothing);
      found.delete(key);
      if (isAbsent) continue;
      if (entry) found.set(...entry);
      else if (a.includes(key)) {
        tellLast(-1, 'refused');
        return unreadable;
      }
    }
    return Object.fromEntries(found);
  }

  /** A field that may be absent, and is where it can't be read; null, where it may be null. */
  function optional(key: string, shape: Shape, value: unknown, path: string): readonly [string, unknown][] {
    const { length } = deviations;
    const found = read(shape, value, `${path}/${key}`);
    if (found !== unreadable) return [[key, found]];
    tellLast(length, 'left out');
    return emptyOf(shape, path) === null ? [[key, null]] : [];
  }

  /**
   * What stands for a required part that is absent or can't be read: nothing, where that says the same. What an answer
   * is for is never made up.
   */
  function emptyOf(shape: Shape, path: string, value?: unknown): unknown {
    const inner = namedShape(shape);
    if (typeof inner === 'string' || 't' in inner) {
      const types = typeof inner === 'string' ? inner : inner.t;
      return value === undefined && types.includes('z') ? null : unreadable;
    }
    if (isList(inner)) return value === undefined && path !== '' && (inner[1] ?? 0) === 0 ? [] : unreadable;
    return 'm' in inner || ('o' in inner && !('r' in inner || 'a' in inner)) ? {} : unreadable;
  }

  function namedShape(shape: Shape): Shape {
    return typeof shape === 'string' && shape.startsWith('#') ? namedShape(shapes[shape.slice(1)] ?? '') : shape;
  }

  const whole = wrapped(namedShape(`#${name}`), body);
  if (whole !== body) note('', body, 'converted');
  const isObject = typeof body === 'object' && body !== null;
  const value = isObject ? read(`#${name}`, whole, '') : note('', body, 'refused');
  return value === unreadable ? { deviations } : { value: value as Answer, deviations };

  /** A bare list, which the field that the answer is for would hold. */
  function wrapped(shape: Shape, answer: unknown): unknown {
    if (!Array.isArray(answer) || typeof shape === 'string' || isList(shape) || !('r' in shape)) return answer;
    const lists = Object.entries(shape.r ?? {}).filter(([, field]) => isList(field));
    return lists.length === 1 ? Object.fromEntries(lists.map(([key]) => [key, answer])) : answer;
  }
}

/** Whether a value is as its schema writes it, in every field. */
export function isExact<Answer>(shape: AnswerShape<Answer>, body: unknown): body is Answer {
  const { value, deviations } = readAnswer(shape, body, exactTime);
  return value !== undefined && deviations.length === 0;
}

type Fields = Readonly<Record<string, unknown>>;
type ObjectShape = Extract<Shape, { readonly o?: unknown }>;
type ListShape = Extract<Shape, readonly [Shape, ...unknown[]]>;

function isList(shape: Shape): shape is ListShape {
  return Array.isArray(shape);
}

/** One of some words, in capital or small letters. */
function wordOf(words: readonly unknown[], value: unknown): unknown {
  const lower = (word: unknown) => String(word).trim().toLowerCase();
  return typeof value === 'object' ? undefined : words.find((one) => lower(one) === lower(value));
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === false;
}

/** The fields of an object; an empty list and null are an empty object, and a list of one row is that row. */
function recordOf(value: unknown): Fields | undefined {
  const rows: readonly unknown[] = Array.isArray(value) ? value : isNothing(value) ? [] : [value];
  const [row = {}] = rows;
  return rows.length < 2 && typeof row === 'object' && row !== null && !Array.isArray(row)
    ? (row as Fields)
    : undefined;
}

/**
 * The rows of a list; one row may stand alone, a keyed object is the list of its values in the order of keys that are
 * numbers, and words in one text are divided by commas.
 */
function rowsOf(value: unknown, shape: Shape): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (isNothing(value)) return [];
  if (typeof value === 'object') {
    const fields = value as Fields;
    const { r, o } = shape as ObjectShape;
    return Object.keys({ ...r, ...o }).some((key) => Object.hasOwn(fields, key))
      ? [fields]
      : Object.keys(fields)
          .sort((a, b) => Number(a) - Number(b))
          .map((key) => fields[key]);
  }
  return typeof value === 'string' && typeof shape === 'string' && shape.startsWith('s')
    ? value.split(',').map((word) => word.trim())
    : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'absent';
  return isNothing(value) || value === true ? JSON.stringify(value) : Array.isArray(value) ? 'list' : typeof value;
}
