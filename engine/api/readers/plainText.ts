import { decodeEntities } from './decodeEntities';

/** Tags that break a line; of blocks, those that end one. */
const breaks = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi;
/** Other tags that servers write around words of a text. */
const tags =
  /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|tbody|b|i|u|s|a|em|strong|small|big|span|font|center|sup|sub|mark|blockquote|code|pre|img)(?:\s[^<>]*)?\/?>/gi;

/**
 * A text that a server wrote for HTML, as text: without the tags of HTML that surround words, with a new line where
 * they break one, and with its entities decoded once (`decodeEntities`). What looks like a tag after that is text, and
 * so is every tag that no server writes around words.
 */
export function plainText(text: string): string {
  const bare = text.replace(breaks, '\n').replace(tags, '');
  return decodeEntities(bare === text ? text : linesOf(bare).join('\n'));
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
