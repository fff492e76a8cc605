import { type FacetName, type Format, type GameFacet, isWhole, ownValue } from '../../../../engine';

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
  stake: 'gameGrid.facets.stake',
  return: 'gameGrid.facets.return',
} as const;

type Message = (key: string, words?: Readonly<Record<string, string | number>>) => string;

/** What a choice of a group is called: by its own name, in the player's language, or as the platform wrote it. */
export function valueName(
  name: FacetName,
  { value, label }: Pick<Value, 'value' | 'label'>,
  message: Message,
  { percent, money }: Format,
): string {
  if (name === 'return') return message('gameGrid.facets.returnFrom', { rate: percent(Number(value)) });
  if (isRange(name)) return money(value, { whole: isWhole(value) });
  const key = ownValue(valueKeys, value);
  return label ?? (key ? message(key) : value.replace(/[-_]/g, ' '));
}

/** Whether a group is chosen from one amount to another. */
export function isRange(name: FacetName): boolean {
  return name === 'limit' || name === 'stake';
}

/**
 * The choices in the order in which people expect them: volatility and amounts rise, returns fall, the others stand by
 * their number of games.
 */
export function orderedValues({ name, values }: GameFacet): readonly Value[] {
  if (isRange(name)) return [...values].sort((one, other) => Number(one.value) - Number(other.value));
  if (name === 'return') return [...values].sort((one, other) => Number(other.value) - Number(one.value));
  if (name !== 'volatility') return values;
  const order = ['low', 'medium', 'high'];
  return [...values].sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}
