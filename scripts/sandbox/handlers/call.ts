import type { LocaleCode } from '../../../engine/config/compiled';
import type { Account } from '../accounts';
import { Refusal } from '../refusal';
import { onSiteClock } from '../clock';
import { fillText, writeFigure, type Figure, type Figures } from '../figures';
import { wordsIn, type World } from '../world';
import type { ServedSite } from '../servedSite';
import type { Words } from '../siteData';

/** A call as its handler sees it. */
export interface SandboxCall<Body> {
  readonly world: World;
  readonly served: ServedSite;
  readonly locale: LocaleCode;
  readonly body: Body;
}

/**
 * The account of the call's player; throws the refusal of an ended session, or the word of an account that is closed
 * (ERR-1) or on a break from play.
 */
export function playerOf({
  world,
  served,
  body,
}: SandboxCall<{ readonly auth: string; readonly account_id: string }>): Account {
  const account = world.players.playerOf(body.account_id, body.auth);
  if (account?.domain !== served.site.domain) throw new Refusal(401, 'sessionExpired');
  if (account.status !== 'ACTIVE') throw new Refusal(403, account.status);
  if (account.breakUntil > world.now()) throw new Refusal(403, 'onBreak');
  return account;
}

/** What words are said by: the language, the site and its clock. */
export type Speaker = Pick<SandboxCall<unknown>, 'locale' | 'served'> & { readonly world: Pick<World, 'startedAt'> };

function figureContext({ world, served, locale }: Speaker) {
  return { site: served.site, locale, startedAt: onSiteClock(world.startedAt, served.data.utcOffset) };
}

/** The words in the call's language, with their figures: those of the site and those of the text's own. */
export function say(
  call: Speaker,
  words: Words,
  own: Figures = {},
  names: Readonly<Record<string, string>> = {},
): string {
  return sayText(call, wordsIn(words, call.locale), own, names);
}

/** A text of one language, or of all, with its figures. */
export function sayText(
  call: Speaker,
  text: string,
  own: Figures = {},
  names: Readonly<Record<string, string>> = {},
): string {
  const { site, data } = call.served;
  return fillText(text, { ...data.figures, ...own }, figureContext(call), { ...names, siteName: site.name });
}

/** A figure as the call's language writes it. */
export function sayFigure(call: Speaker, figure: Figure): string {
  return writeFigure(figure, figureContext(call));
}

/** Optional words as fields: those that are there, in the call's language. */
export function sayAll<Name extends string>(
  call: Speaker,
  words: { readonly [Key in Name]?: Words | undefined },
): { [Key in Name]?: string } {
  const entries = Object.entries<Words | undefined>(words).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, say(call, value)]],
  );
  return Object.fromEntries(entries) as { [Key in Name]?: string };
}
