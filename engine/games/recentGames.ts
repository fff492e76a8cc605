import type { Game } from '../api/gameModels';
import { isRecord } from '../config/jsonPath';
import type { Environment, KeyValueStorage } from '../environment';

/** What is kept of a game that was opened: enough to show and to open it again. */
export type RecentGame = Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'type' | 'image'> &
  Partial<Pick<Game, 'providerName'>>;

const version = 1;

/** How many games are remembered. */
export const mostRecentGames = 24;

/** Where the list of a player is kept; a guest has one of their own on this device. */
export function recentGamesKey(accountId: string): string {
  return accountId === '' ? 'livery.recent' : `livery.recent.${accountId}`;
}

/** The games opened last, newest first. A corrupt, foreign or outdated copy is dropped, never trusted. */
export function readRecentGames(storage: KeyValueStorage, accountId: string): readonly RecentGame[] {
  const key = recentGamesKey(accountId);
  const text = storage.get(key);
  if (text === null) return [];
  const games = parse(text);
  if (!games) storage.remove(key);
  return games ?? [];
}

/** Puts a game at the head of the list; a full or forbidden storage only means that it is not remembered. */
export function rememberGame(environment: Pick<Environment, 'local'>, accountId: string, game: RecentGame): void {
  const { providerCode, gameCode, name, type, image, providerName } = game;
  const isOther = (known: RecentGame) => known.providerCode !== providerCode || known.gameCode !== gameCode;
  const opened: RecentGame = {
    providerCode,
    gameCode,
    name,
    type,
    image,
    ...(providerName === undefined ? {} : { providerName }),
  };
  const games = [opened, ...readRecentGames(environment.local, accountId).filter(isOther)].slice(0, mostRecentGames);
  environment.local.set(recentGamesKey(accountId), JSON.stringify({ version, games }));
}

function parse(text: string): readonly RecentGame[] | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data) || data['version'] !== version || !Array.isArray(data['games'])) return null;
    const games: readonly unknown[] = data['games'];
    return games.every(isGame) ? games.slice(0, mostRecentGames) : null;
  } catch {
    return null;
  }
}

function isGame(value: unknown): value is RecentGame {
  if (!isRecord(value)) return false;
  const { providerCode, gameCode, name, type, image, providerName } = value;
  // An address that the policy of the page may allow; never one that runs.
  const isPicture = isText(image) && (image.startsWith('/') ? !image.startsWith('//') : image.startsWith('https://'));
  return (
    isText(providerCode) &&
    isText(gameCode) &&
    isText(name) &&
    typeof type === 'string' &&
    isPicture &&
    (providerName === undefined || isText(providerName))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 400;
}
