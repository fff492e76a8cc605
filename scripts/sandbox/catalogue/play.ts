import { createRandom } from '../art/random';
import { featureNames, volatilityNames, type CatalogueGame, type CategoryName, type FeatureName } from './game';

/** How often a game of reels has a feature. */
const shares: Readonly<Record<FeatureName, number>> = {
  megaways: 0.1,
  'bonus-buy': 0.3,
  'free-spins': 0.65,
  cluster: 0.08,
  jackpot: 0.04,
};

/**
 * What a game's rounds offer and how they pay, drawn from its seed; what the title says is true. Games without reels
 * have neither.
 */
export function playOf(
  category: CategoryName,
  name: string,
  seed: string,
  hasJackpot = false,
): Pick<CatalogueGame, 'features' | 'volatility'> {
  if (category !== 'slot_game') return { features: hasJackpot ? ['jackpot'] : [] };
  const random = createRandom(`${seed}/play`);
  const said: Readonly<Record<FeatureName, boolean>> = {
    megaways: /megaways/i.test(name),
    jackpot: hasJackpot || /jackpot/i.test(name),
    'bonus-buy': false,
    'free-spins': false,
    cluster: false,
  };
  return {
    features: featureNames.filter((feature) => random.next() < shares[feature] || said[feature]),
    volatility: random.pick(volatilityNames),
  };
}
