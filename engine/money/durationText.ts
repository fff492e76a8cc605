import { numberFormat } from '../i18n/intl';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * About how long, in words of a language: `40` → `40 seconds`, `7200` → `2 hours`. The largest unit of which there is a
 * whole one; the rest counts up.
 */
export function durationText(lang: string, seconds: number): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  return numberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(seconds / length)),
  );
}
