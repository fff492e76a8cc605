import { createHash } from 'node:crypto';

/**
 * The word by which a player brings friends: ten letters and digits of its own, because a link that is passed around
 * must not tell the name that signs in.
 */
export function referralCodeOf(domain: string, accountId: string): string {
  const digits = createHash('sha256').update(`referral\0${domain}\0${accountId}`).digest();
  return [...digits.subarray(0, 10)].map((byte) => letters[byte % letters.length]).join('');
}

/** Without what looks alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
