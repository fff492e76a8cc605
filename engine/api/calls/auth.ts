import {
  forgotPasswordAnswer,
  validateForgotPasswordRequest,
  loginAnswer,
  loginByCodeAnswer,
  validateLoginByCodeRequest,
  validateLoginRequest,
  requestLoginCodeAnswer,
  validateRequestLoginCodeRequest,
  requestSignUpCodeAnswer,
  validateRequestSignUpCodeRequest,
  signUpAnswer,
  validateSignUpRequest,
  verifyCodeAnswer,
  validateVerifyCodeRequest,
} from '../../../schemas/generated/validators/api-auth';
import type {
  CodeSentAnswerBody,
  ForgotPasswordAnswer,
  LoginAnswer,
  LoginByCodeAnswer,
  RequestLoginCodeAnswer,
  RequestSignUpCodeAnswer,
  SignedInAnswerBody,
  SignUpAnswer,
  VerifyCodeAnswer,
} from '../../../schemas/generated/api';
import type { SignedIn } from '../sessionModels';
import type { CodeSent, SignUp } from '../playerModels';
import { defineEndpoint, siteBody } from '../endpoint';

const ask = { method: 'POST', failure: 'auth', errorPresentation: 'form', repeatable: false, origin: 'spec' } as const;

interface ByAccount {
  readonly accountId: string;
}
type ByCode = ByAccount & { readonly code: string };

/** Calls of a guest who signs in or up. Each is asked once: a second attempt could count against limits. */
export const authCalls = {
  login: defineEndpoint<ByAccount & { readonly password: string }, LoginAnswer, SignedIn>({
    ...ask,
    requirement: 'CALL-AUTH-1',
    path: '/api/auth/login',
    definition: 'Login',
    body: ({ accountId, password }, context) => ({ account_id: accountId, password, ...siteBody(context) }),
    isBody: validateLoginRequest,
    answer: loginAnswer,
    isProper: isSignIn,
    model: signedInOf,
  }),
  loginByCode: defineEndpoint<ByCode, LoginByCodeAnswer, SignedIn>({
    ...ask,
    requirement: 'CALL-AUTH-2',
    path: '/api/auth/login_tac',
    definition: 'LoginByCode',
    body: ({ accountId, code }, context) => ({ account_id: accountId, tac: code, ...siteBody(context) }),
    isBody: validateLoginByCodeRequest,
    answer: loginByCodeAnswer,
    isProper: isSignIn,
    model: signedInOf,
  }),
  forgotPassword: defineEndpoint<ByAccount & { readonly phone: string }, ForgotPasswordAnswer, null>({
    ...ask,
    requirement: 'CALL-AUTH-4',
    path: '/api/auth/forgot_password',
    definition: 'ForgotPassword',
    body: ({ accountId, phone }, context) => ({ account_id: accountId, contact_phone: phone, ...siteBody(context) }),
    isBody: validateForgotPasswordRequest,
    answer: forgotPasswordAnswer,
    model: () => null,
  }),
  signUp: defineEndpoint<SignUp, SignUpAnswer, null>({
    ...ask,
    requirement: 'CALL-AUTH-5',
    path: '/api/auth/signup',
    definition: 'SignUp',
    body: (values, context) => ({
      ...siteBody(context),
      account_id: values.accountId,
      password: values.password,
      contact_phone: values.phone,
      contact_email: values.email,
      referrer_code: values.referrerCode,
      ch: values.ch,
      cm: values.cm,
      pp: values.pp,
      affiliate_code: values.affiliateCode,
      fbp: values.fbp,
      appsflyer_id: values.appsflyerId,
      visitor_id: values.visitorId,
    }),
    isBody: validateSignUpRequest,
    answer: signUpAnswer,
    model: () => null,
  }),
  verifyCode: defineEndpoint<ByCode, VerifyCodeAnswer, null>({
    ...ask,
    requirement: 'CALL-AUTH-6',
    path: '/api/auth/tac/verify',
    definition: 'VerifyCode',
    body: ({ accountId, code }, context) => ({ ...siteBody(context), account_id: accountId, tac: code }),
    isBody: validateVerifyCodeRequest,
    answer: verifyCodeAnswer,
    model: () => null,
  }),
  requestSignUpCode: defineEndpoint<ByAccount, RequestSignUpCodeAnswer, CodeSent>({
    ...ask,
    requirement: 'CALL-AUTH-7',
    path: '/api/auth/tac/request_new_register',
    definition: 'RequestSignUpCode',
    body: ({ accountId }, context) => ({ ...siteBody(context), account_id: accountId }),
    isBody: validateRequestSignUpCodeRequest,
    answer: requestSignUpCodeAnswer,
    model: codeSentOf,
  }),
  requestLoginCode: defineEndpoint<ByAccount, RequestLoginCodeAnswer, CodeSent>({
    ...ask,
    requirement: 'CALL-AUTH-8',
    path: '/api/auth/tac/request_login',
    definition: 'RequestLoginCode',
    body: ({ accountId }, context) => ({ ...siteBody(context), account_id: accountId }),
    isBody: validateRequestLoginCodeRequest,
    answer: requestLoginCodeAnswer,
    model: codeSentOf,
  }),
};

/** Signing in needs a status of 1 and tokens that are texts: neither is guessed (STATE-4). */
function isSignIn(body: unknown): boolean {
  const { statusCode, token, user } = body as {
    readonly statusCode?: unknown;
    readonly token?: unknown;
    readonly user?: { readonly session_token?: unknown };
  };
  return (
    (statusCode === 1 || (typeof statusCode === 'string' && /^\s*1(?:\.0+)?\s*$/.test(statusCode))) &&
    [token, user?.session_token].every((one) => typeof one === 'string' && one.trim() !== '')
  );
}

function signedInOf({ token, user, fullname, email }: SignedInAnswerBody): SignedIn {
  return {
    accountId: user.account_id,
    sessionToken: user.session_token,
    token,
    fullName: fullname ?? '',
    email: email ?? '',
  };
}

const usualResendSeconds = 60;
const usualExpireSeconds = 300;

function codeSentOf({ resend_seconds, expire_seconds }: CodeSentAnswerBody): CodeSent {
  return { resendSeconds: resend_seconds ?? usualResendSeconds, expireSeconds: expire_seconds ?? usualExpireSeconds };
}
