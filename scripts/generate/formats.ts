/** Formats as expressions, so that standalone code needs no package. */
export const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-][01]\d:[0-5]\d)$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
};
