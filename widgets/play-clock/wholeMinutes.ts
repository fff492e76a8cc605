/** Time as hours and minutes, `1:05`; seconds are left out, so that nothing urges. */
export function wholeMinutes(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
