/** What data a form may start with or keep to. */
export type FormDataKind = 'text' | 'amount' | 'amounts' | 'options';

/** Data that forms may name, by kind. The player's is always there; what surrounds a form hands it the rest. */
export const formData = {
  'player.account': 'text',
  'player.fullName': 'text',
  'player.email': 'text',
  'banks.options': 'options',
  'deposit.methods': 'options',
  'deposit.method': 'text',
  'deposit.amounts': 'amounts',
  'deposit.min': 'amount',
  'deposit.max': 'amount',
  'deposit.bonuses': 'options',
  'deposit.bonus': 'text',
  'withdrawal.banks': 'options',
  'withdrawal.bank': 'text',
  'withdrawal.amounts': 'amounts',
  'withdrawal.min': 'amount',
  'withdrawal.max': 'amount',
} as const satisfies Readonly<Record<string, FormDataKind>>;
