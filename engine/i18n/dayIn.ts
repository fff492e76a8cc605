import { dateFormat } from './intl';

/** The calendar day at a moment, `2026-11-20`. `timeZone` is an IANA name; left out, it is the player's own zone. */
export function dayIn(at: Date, timeZone?: string): string {
  // Swedish writes days as ISO 8601 does.
  return dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
}
