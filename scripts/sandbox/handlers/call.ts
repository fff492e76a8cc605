import type { LocaleCode } from '../../../engine/config/compiled';
import type { DemoPlayer } from '../demoPlayers';
import { wordsIn, type ServedSite, type World } from '../world';
import type { Words } from '../siteData';

/** A call as its handler sees it. */
export interface SandboxCall<Body> {
  readonly world: World;
  readonly served: ServedSite;
  readonly locale: LocaleCode;
  readonly body: Body;
}

/** A refusal in the platform's envelope; it is sent with HTTP status 200, as the platform does. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly statusMessage: string,
  ) {
    super(statusMessage);
  }
}

/** The player of the call; throws the refusal of an ended session. */
export function playerOf({ world, body }: SandboxCall<{ readonly auth: string; readonly account_id: string }>): DemoPlayer {
  const player = world.players.playerOf(body.account_id, body.auth);
  if (player === undefined) throw new Refusal(401, 'sessionExpired');
  return player;
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
