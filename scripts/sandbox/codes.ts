import { createRandom } from './art/random';
import type { Outbox } from './outbox';
import { Refusal } from './refusal';

export type CodePurpose = 'signUp' | 'login';

/** One-time codes of six digits. */
export interface Codes {
  /**
   * Sends one, if `isKnown`; throws the refusal of one who asks too soon (`codeTooSoon`) or too often (`codeTooOften`).
   */
  send(domain: string, accountId: string, purpose: CodePurpose, isKnown: boolean): void;
  /** Uses a code up; throws `codeWrong`, or `codeExpired` for one that is over, used, or was guessed at too often. */
  use(domain: string, accountId: string, purpose: CodePurpose, code: string): void;
  /** Whether a sign-up code of that account was used a short while ago; false from then on. */
  takeVerified(domain: string, accountId: string): boolean;
  /** The code that is sent from now on; null for drawn ones. */
  fixed: string | null;
  reset(): void;
}

export const resendSeconds = 60;
export const expireSeconds = 300;
const sendsAnHour = 5;
const guesses = 5;
const verifiedMs = 15 * 60_000;
const hourMs = 3_600_000;

interface Sent {
  readonly code: string;
  readonly at: number;
  wrong: number;
}

/** No codes yet. */
export function createCodes(seed: string, now: () => number, outbox: Outbox): Codes {
  const sent = new Map<string, Sent>();
  const times = new Map<string, readonly number[]>();
  const verified = new Map<string, number>();

  return {
    fixed: null,
    send(domain, accountId, purpose, isKnown) {
      const key = `${domain}/${accountId}/${purpose}`;
      const recent = (times.get(key) ?? []).filter((at) => now() - at < hourMs);
      if (now() - (recent.at(-1) ?? -Infinity) < resendSeconds * 1000) throw new Refusal(429, 'codeTooSoon');
      if (recent.length >= sendsAnHour) throw new Refusal(429, 'codeTooOften');
      times.set(key, [...recent, now()]);
      if (!isKnown) return;
      const code =
        this.fixed ?? String(Math.floor(createRandom(`${seed}/${key}/${now()}`).next() * 1_000_000)).padStart(6, '0');
      sent.set(key, { code, at: now(), wrong: 0 });
      outbox.send({ domain, accountId, kind: purpose === 'login' ? 'loginCode' : 'signUpCode', text: code });
    },
    use(domain, accountId, purpose, code) {
      const key = `${domain}/${accountId}/${purpose}`;
      const known = sent.get(key);
      if (known === undefined || now() - known.at >= expireSeconds * 1000 || known.wrong >= guesses)
        throw new Refusal(401, 'codeExpired');
      if (known.code !== code) {
        known.wrong += 1;
        throw new Refusal(401, 'codeWrong');
      }
      sent.delete(key);
      if (purpose === 'signUp') verified.set(`${domain}/${accountId}`, now());
    },
    takeVerified(domain, accountId) {
      const key = `${domain}/${accountId}`;
      const isFresh = now() - (verified.get(key) ?? -Infinity) < verifiedMs;
      verified.delete(key);
      return isFresh;
    },
    reset() {
      this.fixed = null;
      for (const map of [sent, times, verified]) map.clear();
    },
  };
}
