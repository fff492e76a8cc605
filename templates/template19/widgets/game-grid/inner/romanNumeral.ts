const tens = ['', 'X', 'XX'] as const;
const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;

/** A place in a list, from 1, as it is painted on a poster: Roman up to XX, in digits above. */
export function romanNumeral(place: number): string {
  return place > 20 ? String(place) : `${tens[Math.floor(place / 10)] ?? ''}${units[place % 10] ?? ''}`;
}
