import type { ClaimInboxAnswer, ClaimInboxRequest, InboxAnswer, InboxRequest } from '../../../schemas/generated/api';
import type { Account } from '../accounts';
import { iso } from '../clock';
import type { Figures } from '../figures';
import { unitOf, wireAmount } from '../money';
import { Refusal } from '../refusal';
import { readDataFile } from '../dataFile';
import type { Words } from '../siteData';
import { playerOf, say, type SandboxCall } from './call';

interface InboxData {
  readonly id: string;
  readonly title: Words;
  readonly body: Words;
  /** Seconds before the sandbox's start, or before the account was opened. */
  readonly age: number;
  /** Money in units of the currency. */
  readonly units?: number;
  readonly tokens?: number;
}

const messages = readDataFile('inbox.json') as readonly InboxData[];

/** Messages to a player and their rewards. */
export const inboxHandlers = {
  inbox(call: SandboxCall<InboxRequest>): InboxAnswer {
    const account = playerOf(call);
    const value = messages.map((message) => {
      const reward = rewardOf(message, account);
      return {
        inbox_id: message.id,
        title: say(call, message.title, figuresOf(message)),
        body: say(call, message.body),
        date: iso(call.world.startedAt - message.age * 1000),
        ...(Object.keys(reward).length === 0
          ? {}
          : { claim_status: account.claimed.has(intentOf(message.id)) ? ('CLAIMED' as const) : ('OPEN' as const) }),
        ...reward,
      };
    });
    return { statusCode: 1, value };
  },
  claimInbox(call: SandboxCall<ClaimInboxRequest>): ClaimInboxAnswer {
    const account = playerOf(call);
    const message = messages.find(({ id }) => id === call.body.inbox_id);
    if (message === undefined) throw new Refusal(404, 'messageUnknown');
    const reward = rewardOf(message, account);
    if (Object.keys(reward).length === 0) throw new Refusal(422, 'nothingToClaim');
    const intent = intentOf(message.id);
    if (!account.claimed.has(intent)) {
      account.claimed.add(intent);
      account.tokens += message.tokens ?? 0;
      if (message.units !== undefined)
        account.ledger.post({
          intent,
          kind: 'bonus',
          amount: moneyOf(message.units, account),
          method: say({ ...call, locale: 'EN' }, message.title, figuresOf(message)),
        });
    }
    return { statusCode: 1, ...reward };
  },
};

function intentOf(id: string): string {
  return `inbox/${id}`;
}

/** What a title may name of the reward. */
function figuresOf({ tokens }: InboxData): Figures {
  return tokens === undefined ? {} : { tokens: { count: tokens, of: 'tokens' } };
}

function moneyOf(units: number, account: Account): bigint {
  return unitOf(account.currency) * BigInt(units);
}

function rewardOf({ units, tokens }: InboxData, account: Account): { amount?: number | string; token?: number } {
  return {
    ...(units === undefined ? {} : { amount: wireAmount(moneyOf(units, account), account.currency) }),
    ...(tokens === undefined ? {} : { token: tokens }),
  };
}
