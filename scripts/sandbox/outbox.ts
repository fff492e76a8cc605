/** A message that the platform would have sent by phone or e-mail; control shows it. */
export interface SentMessage {
  readonly domain: string;
  readonly accountId: string;
  readonly kind: 'signUpCode' | 'loginCode' | 'password';
  /** The code or password itself. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Outbox {
  send(message: Omit<SentMessage, 'at'>): void;
  /** Latest first. */
  messages(): readonly SentMessage[];
  reset(): void;
}

const keptMessages = 200;

/** Nothing sent yet. */
export function createOutbox(now: () => number): Outbox {
  let kept: readonly SentMessage[] = [];
  return {
    send: (message) => void (kept = [{ ...message, at: now() }, ...kept].slice(0, keptMessages)),
    messages: () => kept,
    reset: () => void (kept = []),
  };
}
