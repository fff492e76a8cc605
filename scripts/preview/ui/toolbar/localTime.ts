const minuteMs = 60_000;

/** A moment as a field for date and time takes it, in this machine's zone: `2026-12-01T10:00`; empty for none. */
export function toField(iso: string | undefined): string {
  if (iso === undefined) return '';
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

/** What such a field says, as ISO 8601 in UTC; undefined while it says nothing. */
export function fromField(text: string): string | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().replace('.000Z', 'Z');
}
