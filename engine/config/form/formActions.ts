/** What a form's action needs of the form, and the words it may be refused with. */
export interface FormActionRow {
  /** Fields the form must have by the step that names the action. */
  readonly takes: readonly string[];
  /** Fields it may have besides. */
  readonly mayTake: readonly string[];
  /** Status messages the platform is known to refuse it with. */
  readonly refuses: readonly string[];
}

const codeRefusals = ['codeWrong', 'codeExpired'] as const;
const sendRefusals = ['codeTooSoon', 'codeTooOften'] as const;

/**
 * The actions that forms may name. What each does is the module of its name in `engine/forms/actions`, which loads when
 * it is first used; to add one is a row here and a module there.
 */
export const formActions = {
  login: { takes: ['account', 'password'], mayTake: [], refuses: ['invalidCredentials'] },
  loginByCode: { takes: ['account', 'code'], mayTake: [], refuses: codeRefusals },
  requestLoginCode: { takes: ['account'], mayTake: [], refuses: sendRefusals },
  requestSignUpCode: { takes: ['account'], mayTake: [], refuses: [...sendRefusals, 'accountTaken'] },
  verifyCode: { takes: ['account', 'code'], mayTake: [], refuses: codeRefusals },
  signUp: {
    takes: ['account', 'password', 'phone'],
    mayTake: ['email', 'referrerCode'],
    refuses: ['accountTaken', 'accountIdInvalid', 'phoneTaken', 'phoneInvalid', 'passwordTooShort', 'codeRequired'],
  },
  forgotPassword: { takes: ['account', 'phone'], mayTake: [], refuses: [] },
  changePassword: { takes: ['password', 'newPassword'], mayTake: [], refuses: ['passwordWrong', 'passwordTooShort'] },
  deposit: {
    takes: ['method', 'amount'],
    mayTake: ['bonus'],
    refuses: ['methodUnknown', 'amountTooLow', 'amountTooHigh', 'bonusUnknown', 'bonusTooLow', 'requestIdReused'],
  },
  /** Shows the last step of a form: nothing is sent. */
  proceed: { takes: [], mayTake: [], refuses: [] },
  withdraw: {
    takes: ['bank', 'amount'],
    mayTake: [],
    refuses: ['bankUnknown', 'amountTooLow', 'amountTooHigh', 'insufficientBalance', 'requestIdReused'],
  },
  addBank: {
    takes: ['bank', 'holder', 'number'],
    mayTake: [],
    refuses: ['bankUnknown', 'nameInvalid', 'bankKnown', 'badRequest'],
  },
  addCard: {
    takes: ['holder', 'number', 'expiry'],
    mayTake: [],
    refuses: ['cardInvalid', 'cardExpired', 'nameInvalid', 'bankKnown', 'badRequest'],
  },
  setLimit: { takes: ['period', 'amount'], mayTake: [], refuses: ['requestIdReused'] },
  takeBreak: { takes: ['length'], mayTake: [], refuses: ['requestIdReused'] },
  updateProfile: { takes: ['fullName', 'email'], mayTake: [], refuses: ['nameInvalid', 'emailInvalid'] },
} as const satisfies Readonly<Record<string, FormActionRow>>;

/** A named action of forms. */
export type FormActionName = keyof typeof formActions;
