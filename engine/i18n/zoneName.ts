/**
 * The name of the player's time zone in a language, `Philippine Standard Time`; its distance, `GMT+08:00`, where the
 * browser knows no name.
 */
export function zoneName(language: string, at: number): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  const format = new Intl.DateTimeFormat(isKnown ? language : 'en', { timeZoneName: isKnown ? 'long' : 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return name ?? format.resolvedOptions().timeZone;
}
