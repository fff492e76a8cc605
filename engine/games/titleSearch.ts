/** What a search looks at. */
export interface Searched {
  readonly name: string;
  readonly providerName?: string;
}

/**
 * Games whose title or provider holds every word of the query, a word's beginning or one slip of the finger being
 * enough; best first. Accents and case do not count. A query without words keeps all.
 */
export function searchTitles<Game extends Searched>(games: readonly Game[], query: string): Game[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...games];
  return games
    .map((game) => ({ game, score: scoreOf(game, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ game }) => game);
}

interface GameWords {
  readonly title: readonly string[];
  readonly provider: readonly string[];
}

/** The words of a game do not change, and a list of thousands is looked through at each letter. */
const known = new WeakMap<Searched, GameWords>();

function wordsOfGame(game: Searched): GameWords {
  let words = known.get(game);
  if (!words) {
    words = { title: wordsOf(game.name), provider: wordsOf(game.providerName ?? '') };
    known.set(game, words);
  }
  return words;
}

function scoreOf(game: Searched, words: readonly string[]): number {
  const { title, provider } = wordsOfGame(game);
  const scores = words.map((word) => Math.max(2 * bestOf(word, title), bestOf(word, provider)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function bestOf(word: string, candidates: readonly string[]): number {
  return Math.max(
    0,
    ...candidates.map((candidate) =>
      candidate === word ? 4 : candidate.startsWith(word) ? 3 : word.length > 3 && isOneSlip(word, candidate) ? 1 : 0,
    ),
  );
}

/** Whether one letter more, less, other, or two swapped make the beginnings alike. */
function isOneSlip(word: string, candidate: string): boolean {
  const head = candidate.slice(0, word.length + 1);
  for (let at = 0; at < word.length; at += 1) {
    if (word[at] === head[at]) continue;
    const [rest, other] = [word.slice(at), head.slice(at)];
    const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
    return (
      other.startsWith(rest.slice(1), 1) ||
      other.startsWith(rest, 1) ||
      other.startsWith(rest.slice(1)) ||
      other.startsWith(swapped)
    );
  }
  return true;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
