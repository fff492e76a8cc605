import type { GameFacet } from '../../../../engine';

type Value = GameFacet['values'][number];

/** Message keys of the choices that the platform names by a word of its own. */
const valueKeys: Readonly<Record<string, string>> = {
  new: 'gameGrid.facets.new',
  popular: 'gameGrid.facets.popular',
  demo: 'gameGrid.facets.demo',
  megaways: 'gameGrid.facets.megaways',
  'bonus-buy': 'gameGrid.facets.bonusBuy',
  'free-spins': 'gameGrid.facets.freeSpins',
  cluster: 'gameGrid.facets.cluster',
  jackpot: 'gameGrid.facets.jackpot',
  low: 'gameGrid.facets.low',
  medium: 'gameGrid.facets.medium',
  high: 'gameGrid.facets.high',
  cards: 'gameGrid.facets.cards',
  dice: 'gameGrid.facets.dice',
  open: 'gameGrid.facets.open',
};

export const groupKeys = {
  tag: 'gameGrid.facets.tag',
  provider: 'gameGrid.facets.provider',
  feature: 'gameGrid.facets.feature',
  volatility: 'gameGrid.facets.volatility',
  table: 'gameGrid.facets.table',
  language: 'gameGrid.facets.language',
  limit: 'gameGrid.facets.limit',
  seats: 'gameGrid.facets.seats',
} as const;

/** What a choice is called: by its own name, in the player's language, or as the platform wrote it. */
export function valueName({ value, label }: Pick<Value, 'value' | 'label'>, message: (key: string) => string): string {
  const key = valueKeys[value];
  return label ?? (key ? message(key) : value.replace(/[-_]/g, ' '));
}

/** The choices in the order in which people expect them: volatility and limits rise, the others stand by their number of games. */
export function orderedValues({ name, values }: GameFacet): readonly Value[] {
  if (name === 'limit') return [...values].sort((one, other) => Number(one.value) - Number(other.value));
  if (name !== 'volatility') return values;
  const order = ['low', 'medium', 'high'];
  return [...values].sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}
