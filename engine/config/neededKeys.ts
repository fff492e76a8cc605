import { neededKeys } from '../../schemas/generated/needed';
import { isBroken } from './descriptors';
import { isRecord, valueAt } from './jsonPath';
import { ownValue } from './ownValue';
import { problemAt, type Problem } from './problem';
import type { SiteDraft } from './siteDraft';

/**
 * Keys that neither a site nor its family says although every site needs them (SITE-1, CARD-1); those inside an object
 * where there is one. Told in the site, and not where what is said cannot be known: in a family that is broken or does
 * not exist, or under a key that is misspelt.
 */
export function neededProblems({ descriptor, family, values }: SiteDraft): Problem[] {
  const { source, value } = descriptor;
  // Of a file that is no object, or of a version to come, nothing is known.
  if (value !== source.value || ('extends' in value && (family === undefined || isBroken(family)))) return [];
  return neededKeys.flatMap(({ inside, key, example }) => {
    const holder = inside === '' ? values.value : valueAt(values.value, [inside]);
    if (!isRecord(holder) || ownValue(holder, key) !== undefined || isMisspelt(descriptor.problems, inside, key))
      return [];
    const path = valueAt(value, [inside]) === undefined ? [] : [inside];
    const name = inside === '' || path.length > 0 ? key : `${inside}.${key}`;
    const who =
      family === undefined ? `"${name}" is missing.` : `"${name}" is missing, here and in ${family.source.file}.`;
    const hint = example === undefined ? 'Add it.' : `Add it, for example "${key}": ${example}.`;
    return [problemAt(source, path, { code: 'key-missing', message: `${who} ${hint}` })];
  });
}

function isMisspelt(problems: readonly Problem[], inside: string, key: string): boolean {
  const before = inside === '' ? '' : `${inside}.`;
  return problems.some(
    ({ code, path, suggestion }) => code === 'key-unknown' && suggestion === key && path.startsWith(before),
  );
}
