import type { LocaleCode } from '../../engine/config/compiled';
import type { WireStep } from '../../schemas/generated/api';
import type { LedgerEntry } from './ledger';
import { methodCodes, methodNameOf, type MethodCode } from './paymentMethods';

const minute = 60_000;
const payWithinMs: Readonly<Record<MethodCode, number>> = {
  wallet: 15 * minute,
  card: 15 * minute,
  transfer: 24 * 60 * minute,
  counter: 24 * 60 * minute,
};

/**
 * What a player does to pay a deposit, and until when (ms since 1970); undefined for a way to pay that is not there any
 * more.
 */
export function stepOf(
  { intent, reference, method, at }: LedgerEntry,
  siteName: string,
  locale: LocaleCode,
): { readonly expiresAt: number; readonly wire: WireStep } | undefined {
  const code = methodCodes.find((known) => methodNameOf(known) === method);
  if (code === undefined) return undefined;
  const steps: Readonly<Record<MethodCode, WireStep>> = {
    wallet: {
      kind: 'QR',
      content: `pouch://pay?to=${encodeURIComponent(siteName)}&ref=${reference}&id=${intent}`,
      url: payPage(intent, locale),
    },
    card: { kind: 'REDIRECT', url: payPage(intent, locale) },
    transfer: { kind: 'TRANSFER', bank_name: 'Quay Savings', holder: siteName, number: '0099120045', code: reference },
    counter: { kind: 'VOUCHER', code: voucherOf(intent) },
  };
  return { expiresAt: at + payWithinMs[code], wire: steps[code] };
}

/** Address of the demo page on which a payment is approved or declined. */
function payPage(intent: string, locale: LocaleCode): string {
  return `/api/pay/${encodeURIComponent(intent)}?lang=${locale}`;
}

/** Twelve digits in threes of four, the same for the same intent. */
function voucherOf(intent: string): string {
  const number = [...intent].reduce(
    (sum, letter) => (sum * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 1_000_000_000_000n,
    7n,
  );
  return String(number)
    .padStart(12, '0')
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
