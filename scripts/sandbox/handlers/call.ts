import type { LocaleCode } from '../../../engine/config/compiled';
import type { Account } from '../accounts';
import { Refusal } from '../refusal';
import { wordsIn, type ServedSite, type World } from '../world';
import type { Words } from '../siteData';

/** A call as its handler sees it. */
export interface SandboxCall<Body> {
  readonly world: World;
  readonly served: ServedSite;
  readonly locale: LocaleCode;
  readonly body: Body;
}

/** The account of the call's player; throws the refusal of an ended session, or the word of an account that is closed (ERR-1) or on a break from play. */
export function playerOf({ world, served, body }: SandboxCall<{ readonly auth: string; readonly account_id: string }>): Account {
  const account = world.players.playerOf(body.account_id, body.auth);
  if (account?.domain !== served.site.domain) throw new Refusal(401, 'sessionExpired');
  if (account.status !== 'ACTIVE') throw new Refusal(403, account.status);
  if (account.breakUntil > world.now()) throw new Refusal(403, 'onBreak');
  return account;
}

/** The words in the call's language. */
export function say({ locale }: Pick<SandboxCall<unknown>, 'locale'>, words: Words): string {
  return wordsIn(words, locale);
}

/** Optional words as fields: those that are there, in the call's language. */
export function sayAll<Name extends string>(
  call: Pick<SandboxCall<unknown>, 'locale'>,
  words: { readonly [Key in Name]?: Words | undefined },
): { [Key in Name]?: string } {
  const entries = Object.entries<Words | undefined>(words).flatMap(([name, value]) => (value === undefined ? [] : [[name, say(call, value)]]));
  return Object.fromEntries(entries) as { [Key in Name]?: string };
}
