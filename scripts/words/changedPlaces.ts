import { execFileSync } from 'node:child_process';
import { flattenMessages } from '../../engine/i18n/flattenMessages';
import type { PlacedText } from './glossary';

/**
 * The places of English messages that are new or read otherwise than at a commit, by their `set:key`, with the text they had.
 * Throws when Git does not know the commit.
 */
export function changedSince(root: string, ref: string, now: readonly PlacedText[]): ReadonlyMap<string, string> {
  const before = new Map<string, string>(
    [...new Set(now.map(({ place }) => place.split(':', 1)[0] ?? ''))].flatMap((set) => {
      const file = execFileSync('git', ['show', `${ref}:engine/i18n/messages/EN/${set}.json`], { cwd: root, encoding: 'utf8' });
      return Object.entries(flattenMessages(JSON.parse(file) as Record<string, unknown>)).map(([key, text]) => [`${set}:${key}`, text] as const);
    }),
  );
  return new Map(now.flatMap(({ place, text }) => (before.get(place) === text ? [] : [[place, before.get(place) ?? ''] as const])));
}
