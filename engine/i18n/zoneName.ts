/**
 * The name of a time zone in a language, `Philippine Standard Time`; its distance, `GMT+08:00`, where the browser knows
 * no name. `timeZone` is an IANA name; left out, it is the player's own zone.
 */
export function zoneName(language: string, at: number, timeZone?: string): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  const format = new Intl.DateTimeFormat(isKnown ? language : 'en', {
    timeZoneName: isKnown ? 'long' : 'longOffset',
    timeZone,
  });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return name ?? format.resolvedOptions().timeZone;
}
