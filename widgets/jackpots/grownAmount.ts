import type { Jackpot } from '../../engine';

/** A jackpot's amount after some whole seconds of its growth, exact, with the fraction digits of its amount. */
export function grownAmount({ amount, perSecond }: Pick<Jackpot, 'amount' | 'perSecond'>, seconds: number): string {
  const places = amount.split('.')[1]?.length ?? 0;
  const growthPlaces = Math.max(places, perSecond.split('.')[1]?.length ?? 0);
  const total =
    scaled(amount, growthPlaces) + scaled(perSecond, growthPlaces) * BigInt(Math.max(0, Math.floor(seconds)));
  const shown = String(total / 10n ** BigInt(growthPlaces - places)).padStart(places + 1, '0');
  return places === 0 ? shown : `${shown.slice(0, -places)}.${shown.slice(-places)}`;
}

function scaled(value: string, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
