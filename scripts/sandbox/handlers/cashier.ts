import type { Currency } from '../../../engine/config/compiledCurrency';
import type {
  AddBankAnswer,
  AddBankRequest,
  AddCardAnswer,
  AddCardRequest,
  BanksAnswer,
  BanksRequest,
  BonusesAnswer,
  BonusesRequest,
  DepositAnswer,
  DepositRequest,
  PaymentMethodsAnswer,
  PaymentMethodsRequest,
  PaymentStatusAnswerBody,
  PaymentStatusRequest,
  RemoveBankAnswer,
  RemoveBankRequest,
  WalletAnswer,
  WalletRequest,
  WireBankAccount,
  WirePayment,
  WithdrawalAnswer,
  WithdrawalRequest,
} from '../../../schemas/generated/api';
import type { Account, BankRecord } from '../accounts';
import { isGoodUntil, isCardNumber } from '../../../engine/api/paymentCards';
import { iso } from '../clock';
import { once } from '../intents';
import type { LedgerEntry } from '../ledger';
import { refuseBeyondLimits } from '../limits';
import {
  banks,
  bonusTerms,
  cardName,
  depositTerms,
  wireBonuses,
  wireMethods,
  wireTerms,
  withdrawalTerms,
  type Terms,
} from '../paymentMethods';
import { stepOf } from '../paymentSteps';
import { phrase } from '../phrases';
import { Refusal } from '../refusal';
import { playerOf, type SandboxCall } from './call';

/** The cashier. A payment is a line of the ledger under its request id: asked for twice, it is the same line. */
export const cashierHandlers = {
  paymentMethods(call: SandboxCall<PaymentMethodsRequest>): PaymentMethodsAnswer {
    return {
      statusCode: 1,
      value: wireMethods(playerOf(call).currency).map((method) => ({ ...method, name: phrase(call, method.name) })),
    };
  },
  bonuses(call: SandboxCall<BonusesRequest>): BonusesAnswer {
    return {
      statusCode: 1,
      value: wireBonuses(playerOf(call).currency).map((bonus) => ({ ...bonus, name: phrase(call, bonus.name) })),
    };
  },
  wallet(call: SandboxCall<WalletRequest>): WalletAnswer {
    const { ledger } = playerOf(call);
    return { statusCode: 1, value: { available: String(ledger.balance()), locked: String(ledger.locked()) } };
  },
  deposit(call: SandboxCall<DepositRequest>): DepositAnswer {
    const account = playerOf(call);
    const { body, world } = call;
    once(account, 'deposit', body, () => {
      const terms = depositTerms(body.method_code, account.currency);
      if (terms === undefined) throw new Refusal(404, 'methodUnknown');
      refuseBeyond(terms, BigInt(body.amount));
      const bonus = body.bonus_code === undefined ? undefined : bonusTerms(body.bonus_code, account.currency);
      if (body.bonus_code !== undefined && bonus === undefined) throw new Refusal(404, 'bonusUnknown');
      if (bonus !== undefined && BigInt(body.amount) < bonus.min) throw new Refusal(422, 'bonusTooLow');
      refuseBeyondLimits(account, BigInt(body.amount), world.now());
      const dueAt = world.now() + terms.seconds * 1000;
      account.ledger.post({
        intent: body.request_id,
        kind: 'deposit',
        amount: BigInt(body.amount),
        fee: terms.fee,
        method: terms.name,
        dueAt,
      });
      if (bonus !== undefined)
        account.ledger.post({
          intent: bonusIntent(body.request_id),
          kind: 'bonus',
          amount: bonus.amount,
          method: bonus.name,
          dueAt,
        });
    });
    return { statusCode: 1, value: paymentNow(call, account, body.request_id) };
  },
  depositStatus: (call: SandboxCall<PaymentStatusRequest>) => statusOf(call, 'deposit'),
  withdraw(call: SandboxCall<WithdrawalRequest>): WithdrawalAnswer {
    const account = playerOf(call);
    const { body, world } = call;
    once(account, 'withdrawal', body, () => {
      const bank = account.banks.find(({ id }) => id === body.bank_id);
      if (bank === undefined) throw new Refusal(404, 'bankUnknown');
      const [terms, amount] = [withdrawalTerms(bank, account.currency), BigInt(body.amount)];
      refuseBeyond(terms, amount);
      if (amount > account.ledger.balance()) throw new Refusal(422, 'insufficientBalance');
      const dueAt = world.now() + terms.seconds * 1000;
      account.ledger.post({
        intent: body.request_id,
        kind: 'withdrawal',
        amount: -amount,
        fee: terms.fee,
        method: bankName(bank.bankCode),
        dueAt,
      });
    });
    return { statusCode: 1, value: paymentNow(call, account, body.request_id) };
  },
  withdrawalStatus: (call: SandboxCall<PaymentStatusRequest>) => statusOf(call, 'withdrawal'),
  banks(call: SandboxCall<BanksRequest>): BanksAnswer {
    const { banks: accounts, currency } = playerOf(call);
    return {
      statusCode: 1,
      value: {
        accounts: accounts.map((bank) => wireBank(call, bank, currency)),
        banks: banks.map(({ code, name }) => ({ code, name })),
      },
    };
  },
  addBank(call: SandboxCall<AddBankRequest>): AddBankAnswer {
    const account = playerOf(call);
    const { bank_code, holder, number } = call.body;
    const added = once(account, 'addBank', call.body, (): BankRecord => {
      if (banks.every(({ code }) => code !== bank_code)) throw new Refusal(404, 'bankUnknown');
      if (!/^[\p{L}\p{M} ]+$/u.test(holder)) throw new Refusal(422, 'nameInvalid');
      if (account.banks.some((bank) => bank.bankCode === bank_code && bank.number === number))
        throw new Refusal(409, 'bankKnown');
      return keep(account, { kind: 'bank', bankCode: bank_code, holder, number });
    });
    return { statusCode: 1, value: wireBank(call, added, account.currency) };
  },
  addCard(call: SandboxCall<AddCardRequest>): AddCardAnswer {
    const account = playerOf(call);
    const { holder, number, expiry } = call.body;
    const added = once(account, 'addCard', call.body, (): BankRecord => {
      if (!isCardNumber(number)) throw new Refusal(422, 'cardInvalid');
      if (!isGoodUntil(expiry, call.world.now())) throw new Refusal(422, 'cardExpired');
      if (!/^[\p{L}\p{M} ]+$/u.test(holder)) throw new Refusal(422, 'nameInvalid');
      if (account.banks.some((bank) => bank.kind === 'card' && bank.number === number))
        throw new Refusal(409, 'bankKnown');
      return keep(account, { kind: 'card', bankCode: 'card', holder, number });
    });
    return { statusCode: 1, value: wireBank(call, added, account.currency) };
  },
  removeBank(call: SandboxCall<RemoveBankRequest>): RemoveBankAnswer {
    const account = playerOf(call);
    once(account, 'removeBank', call.body, () => {
      if (account.banks.every(({ id }) => id !== call.body.bank_id)) throw new Refusal(404, 'bankUnknown');
      account.banks = account.banks.filter(({ id }) => id !== call.body.bank_id);
    });
    return { statusCode: 1 };
  },
};

function keep(account: Account, record: Omit<BankRecord, 'id'>): BankRecord {
  const bank = { id: `b-${account.answers.size + 2}`, ...record };
  account.banks = [bank, ...account.banks];
  return bank;
}

/** A bonus is a line of its own that ends with its deposit. */
function bonusIntent(requestId: string): string {
  return `${requestId}/bonus`;
}

function refuseBeyond({ min, max }: Terms, amount: bigint): void {
  if (amount < min) throw new Refusal(422, 'amountTooLow');
  if (amount > max) throw new Refusal(422, 'amountTooHigh');
}

/** What a request led to: its payment, its refusal, or nothing where it never came. */
function statusOf(call: SandboxCall<PaymentStatusRequest>, kind: LedgerEntry['kind']): PaymentStatusAnswerBody {
  const account = playerOf(call);
  const { request_id } = call.body;
  const kept = account.answers.get(request_id);
  if (kept !== undefined && 'refusal' in kept.outcome) {
    const created_at = iso(call.world.now());
    const reason = kept.outcome.refusal.statusMessage;
    return {
      statusCode: 1,
      value: {
        request_id,
        reference: '',
        state: 'REJECTED',
        amount: '0',
        fee: '0',
        created_at,
        finished_at: created_at,
        reason,
      },
    };
  }
  return account.ledger.find(request_id)?.kind === kind
    ? { statusCode: 1, value: paymentNow(call, account, request_id) }
    : { statusCode: 1 };
}

function paymentNow(call: SandboxCall<unknown>, account: Account, requestId: string): WirePayment {
  const entry = account.ledger.find(requestId);
  if (entry === undefined) throw new Error(`The ledger of ${account.accountId} has no line for ${requestId}.`);
  const { reference, state, amount, fee, method, at, dueAt, finishedAt } = entry;
  const bonus = account.ledger.find(bonusIntent(requestId));
  const step =
    entry.kind === 'deposit' && state === 'pending' ? stepOf(entry, call.served.site.name, call.locale) : undefined;
  return {
    request_id: requestId,
    reference,
    state: state.toUpperCase(),
    amount: String(amount < 0n ? -amount : amount),
    fee: String(fee),
    method: phrase(call, method),
    created_at: iso(at),
    expected_at: iso(dueAt),
    ...(bonus === undefined ? {} : { bonus: String(bonus.amount) }),
    ...(step === undefined ? {} : { expires_at: iso(step.expiresAt), step: step.wire }),
    ...(finishedAt === undefined ? {} : { finished_at: iso(finishedAt) }),
    ...(state === 'rejected' ? { reason: 'paymentRefused' } : {}),
  };
}

function wireBank(
  call: SandboxCall<unknown>,
  { id, kind, bankCode, holder, number }: BankRecord,
  currency: Currency,
): WireBankAccount {
  const withdrawal = wireTerms(withdrawalTerms({ kind, bankCode }, currency));
  const bank_name = kind === 'card' ? phrase(call, cardName) : bankName(bankCode);
  return { id, kind, bank_code: bankCode, bank_name, holder, number: `•••• ${number.slice(-4)}`, withdrawal };
}

function bankName(bankCode: string): string {
  return bankCode === 'card' ? cardName : (banks.find(({ code }) => code === bankCode)?.name ?? bankCode);
}
