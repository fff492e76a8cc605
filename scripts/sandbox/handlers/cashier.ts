import type {
  AddBankAnswer,
  AddBankRequest,
  BanksAnswer,
  BanksRequest,
  DepositAnswer,
  DepositRequest,
  PaymentMethodsAnswer,
  PaymentMethodsRequest,
  PaymentStatusAnswerBody,
  PaymentStatusRequest,
  RemoveBankAnswer,
  RemoveBankRequest,
  WireBankAccount,
  WirePayment,
  WithdrawalAnswer,
  WithdrawalRequest,
} from '../../../schemas/generated/api';
import type { Account, BankRecord } from '../accounts';
import { iso } from '../clock';
import { once } from '../intents';
import type { LedgerEntry } from '../ledger';
import { banks, depositTerms, wireMethods, withdrawalTerms, type Terms } from '../paymentMethods';
import { Refusal } from '../refusal';
import { playerOf, type SandboxCall } from './call';

/** The cashier. A payment is a line of the ledger under its request id: asked for twice, it is the same line. */
export const cashierHandlers = {
  paymentMethods(call: SandboxCall<PaymentMethodsRequest>): PaymentMethodsAnswer {
    return { statusCode: 1, value: wireMethods(playerOf(call).currency) };
  },
  deposit(call: SandboxCall<DepositRequest>): DepositAnswer {
    const account = playerOf(call);
    const { body, world } = call;
    once(account, 'deposit', body, () => {
      const terms = depositTerms(body.method_code, account.currency);
      if (terms === undefined) throw new Refusal(404, 'methodUnknown');
      refuseBeyond(terms, BigInt(body.amount));
      const dueAt = world.now() + terms.seconds * 1000;
      account.ledger.post({ intent: body.request_id, kind: 'deposit', amount: BigInt(body.amount), fee: terms.fee, method: terms.name, dueAt });
    });
    return { statusCode: 1, value: paymentNow(account, body.request_id) };
  },
  depositStatus: (call: SandboxCall<PaymentStatusRequest>) => statusOf(call, 'deposit'),
  withdraw(call: SandboxCall<WithdrawalRequest>): WithdrawalAnswer {
    const account = playerOf(call);
    const { body, world } = call;
    once(account, 'withdrawal', body, () => {
      const bank = account.banks.find(({ id }) => id === body.bank_id);
      if (bank === undefined) throw new Refusal(404, 'bankUnknown');
      const [terms, amount] = [withdrawalTerms(account.currency), BigInt(body.amount)];
      refuseBeyond(terms, amount);
      if (amount > account.ledger.balance()) throw new Refusal(422, 'insufficientBalance');
      const dueAt = world.now() + terms.seconds * 1000;
      account.ledger.post({ intent: body.request_id, kind: 'withdrawal', amount: -amount, fee: terms.fee, method: bankName(bank.bankCode), dueAt });
    });
    return { statusCode: 1, value: paymentNow(account, body.request_id) };
  },
  withdrawalStatus: (call: SandboxCall<PaymentStatusRequest>) => statusOf(call, 'withdrawal'),
  banks(call: SandboxCall<BanksRequest>): BanksAnswer {
    return { statusCode: 1, value: { accounts: playerOf(call).banks.map(wireBank), banks: banks.map(({ code, name }) => ({ code, name })) } };
  },
  addBank(call: SandboxCall<AddBankRequest>): AddBankAnswer {
    const account = playerOf(call);
    const { bank_code, holder, number } = call.body;
    const added = once(account, 'addBank', call.body, (): BankRecord => {
      if (banks.every(({ code }) => code !== bank_code)) throw new Refusal(404, 'bankUnknown');
      if (!/^[\p{L}\p{M} ]+$/u.test(holder)) throw new Refusal(422, 'nameInvalid');
      if (account.banks.some((bank) => bank.bankCode === bank_code && bank.number === number)) throw new Refusal(409, 'bankKnown');
      const bank = { id: `b-${account.answers.size + 2}`, bankCode: bank_code, holder, number };
      account.banks = [bank, ...account.banks];
      return bank;
    });
    return { statusCode: 1, value: wireBank(added) };
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
    return { statusCode: 1, value: { request_id, reference: '', state: 'REJECTED', amount: '0', fee: '0', created_at, finished_at: created_at, reason } };
  }
  return account.ledger.find(request_id)?.kind === kind ? { statusCode: 1, value: paymentNow(account, request_id) } : { statusCode: 1 };
}

function paymentNow(account: Account, requestId: string): WirePayment {
  const entry = account.ledger.find(requestId);
  if (entry === undefined) throw new Error(`The ledger of ${account.accountId} has no line for ${requestId}.`);
  const { reference, state, amount, fee, method, at, dueAt, finishedAt } = entry;
  return {
    request_id: requestId,
    reference,
    state: state.toUpperCase(),
    amount: String(amount < 0n ? -amount : amount),
    fee: String(fee),
    method,
    created_at: iso(at),
    expected_at: iso(dueAt),
    ...(finishedAt === undefined ? {} : { finished_at: iso(finishedAt) }),
    ...(state === 'rejected' ? { reason: 'paymentRefused' } : {}),
  };
}

function wireBank({ id, bankCode, holder, number }: BankRecord): WireBankAccount {
  return { id, bank_code: bankCode, bank_name: bankName(bankCode), holder, number: `•••• ${number.slice(-4)}` };
}

function bankName(bankCode: string): string {
  return banks.find(({ code }) => code === bankCode)?.name ?? bankCode;
}
