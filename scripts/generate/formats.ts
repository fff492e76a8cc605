/** A day that the calendar has, the 29th of February only in leap years. */
const day =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** Formats as expressions, so that standalone code needs no package. */
export const formats: Readonly<Record<string, RegExp>> = {
  'date-time': new RegExp(
    `^${day}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$`,
  ),
  date: new RegExp(`^${day}$`),
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
};
