import { execFileSync } from 'node:child_process';
import { flattenMessages } from '../../engine/i18n/flattenMessages';
import { expectCommit } from '../options/knownCommit';
import type { PlacedText } from './glossary';

/**
 * The places of English messages that are new or read otherwise than at a commit, by their `set:key`, with the text
 * they had. Throws a `Refusal` when Git does not know the commit.
 */
export function changedSince(root: string, ref: string, now: readonly PlacedText[]): ReadonlyMap<string, string> {
  expectCommit(root, ref);
  const before = new Map<string, string>(
    [...new Set(now.map(({ place }) => place.split(':', 1)[0] ?? ''))].flatMap((set) => {
      const messages = messagesAt(root, ref, `engine/i18n/messages/EN/${set}.json`);
      return Object.entries(messages).map(([key, text]) => [`${set}:${key}`, text] as const);
    }),
  );
  for (const file of templateFilesAt(root, ref)) {
    for (const [key, text] of Object.entries(messagesAt(root, ref, file)))
      before.set(`ui:${file.split('/')[1] ?? ''}.${key}`, text);
  }
  return new Map(
    now.flatMap(({ place, text }) => (before.get(place) === text ? [] : [[place, before.get(place) ?? ''] as const])),
  );
}

/** The English words of templates that a commit holds, as files; older commits have none. */
function templateFilesAt(root: string, ref: string): readonly string[] {
  const files = execFileSync('git', ['ls-tree', '-r', '--name-only', ref, 'templates/'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files.split('\n').filter((file) => file.endsWith('/messages/EN.json'));
}

function messagesAt(root: string, ref: string, file: string): Record<string, string> {
  return flattenMessages(
    JSON.parse(
      execFileSync('git', ['show', `${ref}:${file}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
    ) as Record<string, unknown>,
  );
}
