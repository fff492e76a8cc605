/** The name of the player's time zone in a language, `Philippine Standard Time`; its id where the browser knows no name. */
export function zoneName(language: string, at: number): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return (isKnown ? name : undefined) ?? format.resolvedOptions().timeZone;
}
