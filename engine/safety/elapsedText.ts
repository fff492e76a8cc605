import { numberFormat } from '../i18n/intl';

/**
 * How long something has lasted, in words of a language: `3_900_000` → `1 hour 5 minutes`. Seconds are left out, so
 * that nothing urges.
 */
export function elapsedText(lang: string, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const part = (unit: 'hour' | 'minute', count: number) =>
    numberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const hours = Math.floor(minutes / 60);
  return [
    ...(hours > 0 ? [part('hour', hours)] : []),
    ...(hours === 0 || minutes % 60 > 0 ? [part('minute', minutes % 60)] : []),
  ].join(' ');
}
