import { ownValue } from '../../engine/config/ownValue';

type Fields = Readonly<Record<string, unknown>>;

/** Whether two JSON values hold the same; parts that are one and the same object are not looked into. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  const [mine, its] = [one, other] as readonly [Fields, Fields];
  return keys.every((key) => Object.hasOwn(its, key) && isEqual(ownValue(mine, key), ownValue(its, key)));
}
