import type { Account } from './accounts';
import type { CatalogueGame } from './catalogue/game';

/** A game that was asked for and may be opened once. */
export interface LaunchTicket {
  readonly game: CatalogueGame;
  /** Null for a demo. */
  readonly account: Account | null;
  readonly picture: string;
  readonly lobbyUrl: string;
  readonly expiresAt: number;
}

export interface Launches {
  /** Keeps a ticket and returns the word that opens it. */
  issue(ticket: LaunchTicket): string;
  /** The ticket, once and in time; undefined otherwise. */
  redeem(word: string): LaunchTicket | undefined;
  reset(): void;
}

/** No tickets. */
export function createLaunches(now: () => number): Launches {
  const tickets = new Map<string, LaunchTicket>();
  return {
    issue(ticket) {
      const word = `g-${crypto.randomUUID()}`;
      tickets.set(word, ticket);
      return word;
    },
    redeem(word) {
      const ticket = tickets.get(word);
      tickets.delete(word);
      return ticket !== undefined && ticket.expiresAt > now() ? ticket : undefined;
    },
    reset: () => tickets.clear(),
  };
}
