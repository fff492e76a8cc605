import {
  addBankAnswer,
  validateAddBankRequest,
  addCardAnswer,
  validateAddCardRequest,
  banksAnswer,
  bonusesAnswer,
  depositAnswer,
  validateDepositRequest,
  depositStatusAnswer,
  validateDepositStatusRequest,
  paymentMethodsAnswer,
  removeBankAnswer,
  validateRemoveBankRequest,
  walletAnswer,
  withdrawalAnswer,
  validateWithdrawalRequest,
  withdrawalStatusAnswer,
  validateWithdrawalStatusRequest,
} from '../../../schemas/generated/validators/api-cashier';
import type {
  AddBankAnswer,
  AddCardAnswer,
  BanksAnswer,
  BonusesAnswer,
  DepositAnswer,
  DepositStatusAnswer,
  PaymentMethodsAnswer,
  PaymentStatusAnswerBody,
  RemoveBankAnswer,
  WalletAnswer,
  WithdrawalAnswer,
  WirePayment,
  WithdrawalStatusAnswer,
} from '../../../schemas/generated/api';
import { majorUnits } from '../decimal';
import type { Decimal } from '../decimal';
import { defineEndpoint, playerBody, present, siteBody, type CallContext, type NoParams } from '../endpoint';
import type { BankAccount, Banks, Bonus, Payment, PaymentMethod, Wallet } from '../walletModels';
import { bankAccountOf, bonusOf, minorUnits, paymentMethodOf, paymentOf } from '../wire/cashier';
import { byCode, byId, distinct } from '../wire/distinct';

const ours = { method: 'POST', requirement: 'CALL-X', origin: 'livery' } as const;
const read = { ...ours, failure: 'service', errorPresentation: 'silent', repeatable: true } as const;
/** What changes money or accounts. An unknown outcome is told in its own place, never as a failure. */
const write = { ...ours, failure: 'read', errorPresentation: 'silent', repeatable: false } as const;

/** Made by the client for each intent; the same one asks for the same thing, which happens once. */
interface Intent {
  readonly requestId: string;
}

/** Deposits, withdrawals and bank accounts, which the spec does not show. Amounts are exact decimals in major units. */
export const cashierCalls = {
  paymentMethods: defineEndpoint<NoParams, PaymentMethodsAnswer, readonly PaymentMethod[]>({
    ...read,
    path: '/api/wallet/methods',
    definition: 'PaymentMethods',
    body: (_, context) => ownBody(context),
    answer: paymentMethodsAnswer,
    model: ({ value }, { site }) =>
      distinct(value, byCode).map((method) => paymentMethodOf(method, site.currency.digits)),
  }),
  bonuses: defineEndpoint<NoParams, BonusesAnswer, readonly Bonus[]>({
    ...read,
    path: '/api/wallet/bonuses',
    definition: 'Bonuses',
    body: (_, context) => ownBody(context),
    answer: bonusesAnswer,
    model: ({ value }, { site }) => distinct(value, byCode).map((bonus) => bonusOf(bonus, site.currency.digits)),
  }),
  wallet: defineEndpoint<NoParams, WalletAnswer, Wallet>({
    ...read,
    path: '/api/wallet/balance',
    definition: 'Wallet',
    body: (_, context) => ownBody(context),
    answer: walletAnswer,
    model: ({ value: { available, locked } }, { site }) => {
      const digits = site.currency.digits;
      return { available: majorUnits(available, digits), locked: majorUnits(locked, digits) };
    },
  }),
  deposit: defineEndpoint<
    Intent & { readonly methodCode: string; readonly amount: Decimal; readonly bonusCode?: string },
    DepositAnswer,
    Payment
  >({
    ...write,
    path: '/api/wallet/deposit',
    definition: 'Deposit',
    body: ({ requestId, methodCode, amount, bonusCode }, context) => ({
      ...intentBody(requestId, context),
      method_code: methodCode,
      amount: minorUnits(amount, context.site.currency.digits),
      ...present({ bonus_code: bonusCode }),
    }),
    isBody: validateDepositRequest,
    answer: depositAnswer,
    model: ({ value }, { site }, { requestId }) => askedPayment(value, requestId, site),
  }),
  depositStatus: defineEndpoint<Intent, DepositStatusAnswer, Payment | null>({
    ...read,
    path: '/api/wallet/deposit_status',
    definition: 'DepositStatus',
    body: ({ requestId }, context) => intentBody(requestId, context),
    isBody: validateDepositStatusRequest,
    answer: depositStatusAnswer,
    isProper: saysAnything,
    model: statusOf,
  }),
  withdraw: defineEndpoint<Intent & { readonly bankId: string; readonly amount: Decimal }, WithdrawalAnswer, Payment>({
    ...write,
    path: '/api/wallet/withdrawal',
    definition: 'Withdrawal',
    body: ({ requestId, bankId, amount }, context) => ({
      ...intentBody(requestId, context),
      bank_id: bankId,
      amount: minorUnits(amount, context.site.currency.digits),
    }),
    isBody: validateWithdrawalRequest,
    answer: withdrawalAnswer,
    model: ({ value }, { site }, { requestId }) => askedPayment(value, requestId, site),
  }),
  withdrawalStatus: defineEndpoint<Intent, WithdrawalStatusAnswer, Payment | null>({
    ...read,
    path: '/api/wallet/withdrawal_status',
    definition: 'WithdrawalStatus',
    body: ({ requestId }, context) => intentBody(requestId, context),
    isBody: validateWithdrawalStatusRequest,
    answer: withdrawalStatusAnswer,
    isProper: saysAnything,
    model: statusOf,
  }),
  banks: defineEndpoint<NoParams, BanksAnswer, Banks>({
    ...read,
    path: '/api/wallet/banks',
    definition: 'Banks',
    body: (_, context) => ownBody(context),
    answer: banksAnswer,
    model: ({ value: { accounts, banks } }, { site }) => ({
      accounts: distinct(accounts, byId).map((account) => bankAccountOf(account, site.currency.digits)),
      banks: distinct(banks, byCode).map(({ code, name }) => ({ code, name })),
    }),
  }),
  addBank: defineEndpoint<
    Intent & { readonly bankCode: string; readonly holder: string; readonly number: string },
    AddBankAnswer,
    BankAccount
  >({
    ...write,
    path: '/api/wallet/bank_add',
    definition: 'AddBank',
    body: ({ requestId, bankCode, holder, number }, context) => ({
      ...intentBody(requestId, context),
      bank_code: bankCode,
      holder,
      number,
    }),
    isBody: validateAddBankRequest,
    answer: addBankAnswer,
    model: ({ value }, { site }) => bankAccountOf(value, site.currency.digits),
  }),
  addCard: defineEndpoint<
    Intent & { readonly holder: string; readonly number: string; readonly expiry: string },
    AddCardAnswer,
    BankAccount
  >({
    ...write,
    path: '/api/wallet/card_add',
    definition: 'AddCard',
    body: ({ requestId, holder, number, expiry }, context) => ({
      ...intentBody(requestId, context),
      holder,
      number,
      expiry,
    }),
    isBody: validateAddCardRequest,
    answer: addCardAnswer,
    model: ({ value }, { site }) => bankAccountOf(value, site.currency.digits),
  }),
  removeBank: defineEndpoint<Intent & { readonly bankId: string }, RemoveBankAnswer, null>({
    ...write,
    path: '/api/wallet/bank_remove',
    definition: 'RemoveBank',
    body: ({ requestId, bankId }, context) => ({ ...intentBody(requestId, context), bank_id: bankId }),
    isBody: validateRemoveBankRequest,
    answer: removeBankAnswer,
    model: () => null,
  }),
};

function ownBody(context: CallContext): object {
  return { ...playerBody(context), ...siteBody(context) };
}

function intentBody(requestId: string, context: CallContext): object {
  return { ...ownBody(context), request_id: requestId };
}

/** Of an answer without a word nobody can tell that the platform never heard of the request. */
function saysAnything(body: unknown): boolean {
  return Object.keys(body as object).length > 0;
}

/** Null where the platform never heard of the request. */
function statusOf({ value }: PaymentStatusAnswerBody, { site }: CallContext, { requestId }: Intent): Payment | null {
  return value === undefined ? null : askedPayment(value, requestId, site);
}

/** The payment of a request. Throws for one of another request: that answers nothing that was asked. */
function askedPayment(value: WirePayment, requestId: string, { currency }: CallContext['site']): Payment {
  const payment = paymentOf(value, currency.digits);
  if (payment.requestId.toLowerCase() !== requestId.toLowerCase())
    throw new Error(`The payment of request "${requestId}" was asked for, and that of "${payment.requestId}" came.`);
  return payment;
}
