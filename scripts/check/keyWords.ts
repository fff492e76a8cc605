import { flattenMessages } from '../../engine/i18n/flattenMessages';
import { glossaryRows } from './glossaryRows';

/** A word that keys of messages have left, the one to use, and the keys in which it is the word of the trade. */
interface KeyRow {
  readonly use: string;
  readonly pattern: RegExp;
  readonly allowed?: readonly { readonly key: string; readonly reason: string }[];
}

/** Words of the project's first vocabulary, as keys began to be named by them. */
const keyRows: readonly KeyRow[] = [
  {
    use: 'failed',
    pattern: /\b(?:lost|misfortune)\b/i,
    allowed: [
      { key: 'betHistory.state.lost', reason: 'A bet is lost.' },
      { key: 'luckyWheel.lost', reason: 'A spin without a prize.' },
      { key: 'pearlGame.lost', reason: 'A round without a prize.' },
      { key: 'realityCheck.lost', reason: 'The sum that a player has lost.' },
    ],
  },
  { use: 'slow', pattern: /\blate(?![a-z])/ },
  {
    use: 'loading, creating',
    pattern: /\bopening\b/,
    allowed: [{ key: 'statement.opening', reason: 'The opening balance.' }],
  },
  { use: 'account, sports', pattern: /\bdesk(?![a-z])/ },
  { use: 'what the text says (odds, account)', pattern: /\b(?:[a-z]+B|b)oard$/ },
  { use: 'featured, latestNews, createAccount', pattern: /\b(?:inTheWindow|stopPress|turnPage)/ },
];

/** A key of a message that is named for a replaced word. */
export interface ReplacedKey {
  readonly key: string;
  readonly use: string;
}

/** Finds keys of a set of messages that are named for words that the glossary replaces. */
export function findReplacedKeys(messages: Readonly<Record<string, unknown>>): readonly ReplacedKey[] {
  const keys = Object.keys(flattenMessages(messages));
  const anywhere = glossaryRows.flatMap(({ use, replaced }) =>
    replaced.filter(({ within }) => within === undefined).map(({ pattern }) => ({ use, pattern, allowed: [] })),
  );
  return [...keyRows, ...anywhere].flatMap(({ use, pattern, allowed = [] }) =>
    keys.filter((key) => pattern.test(key) && !allowed.some((one) => one.key === key)).map((key) => ({ key, use })),
  );
}
