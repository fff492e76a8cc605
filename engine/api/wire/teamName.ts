import type { LocaleCode } from '../../config/compiled';

/** The name of a team as `home_name_{lang}` and `away_name_{lang}` have it (CAT-7), the code in any case. */
export function teamName(wire: object, side: 'home' | 'away', locale: LocaleCode): string | undefined {
  const field = `${side}_name_${locale}`.toLowerCase();
  const names = Object.entries(wire).filter(([key]) => key.toLowerCase() === field);
  return names.map(([, name]) => name as unknown).find((name) => typeof name === 'string' && name.trim() !== '') as
    string | undefined;
}
