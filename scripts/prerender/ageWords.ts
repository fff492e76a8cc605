import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledLocale } from '../../engine/config/compiled';
import { dateFormat } from '../../engine/i18n/intl';

/** The texts of the words in a language, as far as they are read here. */
interface Words {
  readonly snapshot: { readonly asOf: string };
}

/** The texts of each language, read once. */
const known = new Map<string, Words>();
const messages = join(import.meta.dirname, '../../engine/i18n/messages');

/**
 * The time of a build's sums, offers and counts in the words of a page: `Figures as of 29 Nov, 14:05 UTC`. `at` is in
 * milliseconds since 1970. A page is made before anybody knows where its visitors are, so the zone is named.
 */
export function ageWords(at: number, { code, date }: CompiledLocale, zone = 'UTC'): string {
  const { snapshot } = wordsOf(code);
  const options = {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  } as const;
  return snapshot.asOf.replace('{time}', dateFormat(date, options).format(at).replace(/\s/g, ' '));
}

function wordsOf(code: string): Words {
  const words = known.get(code) ?? (JSON.parse(readFileSync(join(messages, code, 'ui.json'), 'utf8')) as Words);
  known.set(code, words);
  return words;
}
