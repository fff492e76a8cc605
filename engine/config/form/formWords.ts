import type { WrittenField } from './writtenForm';

/**
 * Words that the interpreter of forms says by itself, by message key. A compiled form carries those that its fields
 * need, so that they come with the page it stands on, whichever widget shows it.
 */
export const formWords = {
  busy: 'form.busy',
  problems: 'form.problems',
  optional: 'form.optional',
  step: 'form.step',
  back: 'form.back',
  showPassword: 'form.showPassword',
  hidePassword: 'form.hidePassword',
  capsLock: 'form.capsLock',
  strength1: 'form.strength1',
  strength2: 'form.strength2',
  strength3: 'form.strength3',
  strength4: 'form.strength4',
  resend: 'form.resend',
  resendIn: 'form.resendIn',
  resent: 'form.resent',
  choose: 'form.choose',
  chips: 'form.chips',
  amountMin: 'validation:field.amountMin',
  amountMax: 'validation:field.amountMax',
  amountDecimals: 'validation:field.amountDecimals',
  amountWhole: 'validation:field.amountWhole',
  unconfirmed: 'payment.state.unconfirmed',
  sendAgain: 'payment.sendAgain',
} as const;

/** The name of a text that forms show by themselves. */
export type FormWord = keyof typeof formWords;

const always = ['busy', 'problems', 'optional'] as const satisfies readonly FormWord[];

const byKind: Readonly<Partial<Record<WrittenField['kind'], readonly FormWord[]>>> = {
  password: ['showPassword', 'hidePassword', 'capsLock'],
  code: ['resend', 'resendIn', 'resent'],
  select: ['choose'],
  amount: ['chips', 'amountMin', 'amountMax', 'amountDecimals', 'amountWhole'],
};

/** Actions after which a form itself says that nobody knows what became of them. */
const untold: readonly string[] = ['addBank', 'addCard'];

/** The words that a form with these fields may say, whose steps are sent by these actions. */
export function wordsFor(fields: readonly WrittenField[], actions: readonly string[]): readonly FormWord[] {
  const strength: readonly FormWord[] = ['strength1', 'strength2', 'strength3', 'strength4'];
  const parts = fields.flatMap((field) => [
    ...(byKind[field.kind] ?? []),
    ...(field.kind === 'password' && field.strength ? strength : []),
  ]);
  return [
    ...new Set([
      ...always,
      ...(actions.length > 1 ? (['step', 'back'] as const) : []),
      ...(actions.some((action) => untold.includes(action)) ? (['unconfirmed', 'sendAgain'] as const) : []),
      ...parts,
    ]),
  ];
}
