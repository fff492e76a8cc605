import type { Descriptor } from './descriptors';
import { valueAt, type JsonPath } from './jsonPath';
import { problemAt, type Problem } from './problem';

/** What platforms answer where all is well, in small letters: an answer, or the state of a player in good standing. */
const successWords: ReadonlySet<string> = new Set([
  ...['ok', 'success', 'successful', 'true', 'yes', '1', '200'],
  ...['active', 'valid', 'open', 'enabled', 'normal'],
]);

/** Why a call has no usable answer, by the failure policy of its row. */
const policies = ['auth', 'startup', 'service', 'read', 'report'] as const;

interface Said {
  readonly word: string;
  readonly path: JsonPath;
}

/**
 * Status messages that would end every session, or hide what failed: a word of success, the name of a call that got no
 * answer among those that end a session, and a word with two meanings (ERR-1, ERR-2, ERR-4).
 */
export function statusMessageProblems(session: Descriptor, failures: Descriptor): Problem[] {
  const expired = listOf(session, 'expiredMessages');
  const logged = listOf(failures, 'loggedMessages');
  const lost = policies.flatMap((policy): Said[] => {
    const path = ['network', policy, 'statusMessage'];
    const word = valueAt(failures.value, path);
    return typeof word === 'string' ? [{ word, path }] : [];
  });
  const ending = new Set(expired.map(({ word }) => word));
  const unanswered = new Map(lost.map(({ word, path }) => [word, path.slice(0, 2).join('.')]));
  return [
    ...successProblems(session, expired, 'each call that is answered so would sign the player out'),
    ...expired.flatMap(({ word, path }) => {
      const place = unanswered.get(word);
      if (place === undefined) return [];
      const message = `"${word}" is what a call without an answer is called ("${place}" in ${failures.source.file}), so each lost connection would sign the player out. Take it out of one of the two.`;
      return [problemAt(session.source, path, { code: 'status-message-misused', message })];
    }),
    ...successProblems(failures, [...logged, ...lost], 'no failure may be called so'),
    ...logged.flatMap(({ word, path }) => {
      if (!ending.has(word)) return [];
      const message = `"${word}" ends the session ("expiredMessages" in ${session.source.file}), so it is never only logged. Take it out of one of the two.`;
      return [problemAt(failures.source, path, { code: 'status-message-misused', message })];
    }),
  ];
}

function listOf({ value }: Descriptor, key: string): Said[] {
  const list = valueAt(value, [key]);
  return Array.isArray(list)
    ? list.flatMap((word: unknown, index): Said[] => (typeof word === 'string' ? [{ word, path: [key, index] }] : []))
    : [];
}

function successProblems({ source }: Descriptor, said: readonly Said[], reason: string): Problem[] {
  return said.flatMap(({ word, path }) => {
    if (!successWords.has(word.trim().toLowerCase())) return [];
    const message = `"${word}" says that all is well: ${reason}. Take it out, or write the message of a failure.`;
    return [problemAt(source, path, { code: 'status-message-misused', message })];
  });
}
