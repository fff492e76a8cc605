import type { LocaleCode } from '../../engine/config/compiled';
import { localeCodes } from '../../engine/config/compiled';
import type { SandboxCall } from './handlers/call';
import { readDataFile } from './dataFile';
import { ownValue } from '../../engine/config/ownValue';

type Translations = Readonly<Record<string, { readonly [code in LocaleCode]?: string }>>;

const phrases = readDataFile('phrases.json') as Translations;
const teams = readDataFile('teams.json') as Translations;

/**
 * What the platform keeps under one name (a way to pay, a VIP level, a kind of bet), in the call's language; the name
 * itself where it has none.
 */
export function phrase({ locale }: Pick<SandboxCall<unknown>, 'locale'>, name: string): string {
  return ownValue(phrases, name)?.[locale] ?? ownValue(phrases, name)?.EN ?? name;
}

/**
 * The names of both teams as the wire has them: one for every language, and one for each that writes it otherwise
 * (CAT-7).
 */
export function teamNames(home: string, away: string): Readonly<Record<string, string>> {
  return { ...namesOf('home', home), ...namesOf('away', away) };
}

function namesOf(side: 'home' | 'away', name: string): Record<string, string> {
  const own = localeCodes.flatMap((code) => {
    const words = code === 'EN' ? name : ownValue(teams, name)?.[code];
    return words === undefined ? [] : [[`${side}_name_${code.toLowerCase()}`, words] as const];
  });
  return { [`${side}_team_name`]: name, ...Object.fromEntries(own) };
}
