import type {
  CodeSentAnswerBody,
  ForgotPasswordAnswer,
  ForgotPasswordRequest,
  LoginAnswer,
  LoginByCodeAnswer,
  LoginByCodeRequest,
  LoginRequest,
  RequestLoginCodeRequest,
  RequestSignUpCodeRequest,
  SignUpAnswer,
  SignUpRequest,
  VerifyCodeAnswer,
  VerifyCodeRequest,
} from '../../../schemas/generated/api';
import { accountIdOf, type Account } from '../accounts';
import { createRandom } from '../art/random';
import { expireSeconds, resendSeconds } from '../codes';
import { Refusal } from '../refusal';
import type { World } from '../world';
import type { SandboxCall } from './call';

const accountIdForm = /^[a-z0-9_]{4,20}$/;
const phoneForm = /^\+?\d{7,15}$/;
const passwordLength = 8;

/** Signing in and up. Which accounts exist is told to nobody but who signs up. */
export const authHandlers = {
  login({ world, served, body }: SandboxCall<LoginRequest>): LoginAnswer {
    const account = world.players.find(served, body.account_id);
    if (account?.password !== body.password) throw new Refusal(401, 'invalidCredentials');
    return signedIn(world, account);
  },
  loginByCode({ world, served, body }: SandboxCall<LoginByCodeRequest>): LoginByCodeAnswer {
    const account = world.players.find(served, body.account_id);
    if (account === undefined) throw new Refusal(401, 'codeExpired');
    world.codes.use(served.site.domain, account.accountId, 'login', body.tac);
    return signedIn(world, account);
  },
  forgotPassword({ world, served, body }: SandboxCall<ForgotPasswordRequest>): ForgotPasswordAnswer {
    const account = world.players.find(served, body.account_id);
    if (account?.phone === body.contact_phone) {
      account.password = `new-${createRandom(`${world.seed}/${account.accountId}/${world.now()}`).next().toString(36).slice(2, 10)}`;
      world.players.expireSessions(account);
      world.outbox.send({
        domain: account.domain,
        accountId: account.accountId,
        kind: 'password',
        text: account.password,
      });
    }
    return { statusCode: 1 };
  },
  signUp({ world, served, body }: SandboxCall<SignUpRequest>): SignUpAnswer {
    const accountId = accountIdOf(body.account_id);
    refuseWeakPassword(body.password);
    if (!accountIdForm.test(accountId)) throw new Refusal(422, 'accountIdInvalid');
    if (!phoneForm.test(body.contact_phone)) throw new Refusal(422, 'phoneInvalid');
    if (world.players.find(served, accountId) !== undefined) throw new Refusal(409, 'accountTaken');
    if (world.players.hasPhone(served, body.contact_phone)) throw new Refusal(409, 'phoneTaken');
    if (!world.codes.takeVerified(served.site.domain, accountId)) throw new Refusal(403, 'codeRequired');
    world.players.open(served, body);
    if (body.referrer_code !== '') world.players.findReferrer(served, body.referrer_code)?.referrals.push(accountId);
    return { statusCode: 1 };
  },
  verifyCode({ world, served, body }: SandboxCall<VerifyCodeRequest>): VerifyCodeAnswer {
    world.codes.use(served.site.domain, accountIdOf(body.account_id), 'signUp', body.tac);
    return { statusCode: 1 };
  },
  requestSignUpCode({ world, served, body }: SandboxCall<RequestSignUpCodeRequest>): CodeSentAnswerBody {
    if (world.players.find(served, body.account_id) !== undefined) throw new Refusal(409, 'accountTaken');
    world.codes.send(served.site.domain, accountIdOf(body.account_id), 'signUp', true);
    return codeSent;
  },
  requestLoginCode({ world, served, body }: SandboxCall<RequestLoginCodeRequest>): CodeSentAnswerBody {
    const isKnown = world.players.find(served, body.account_id) !== undefined;
    world.codes.send(served.site.domain, accountIdOf(body.account_id), 'login', isKnown);
    return codeSent;
  },
};

const codeSent: CodeSentAnswerBody = { statusCode: 1, resend_seconds: resendSeconds, expire_seconds: expireSeconds };

/** Throws `passwordTooShort`. */
export function refuseWeakPassword(password: string): void {
  if (password.length < passwordLength) throw new Refusal(422, 'passwordTooShort');
}

function signedIn(world: World, account: Account): LoginAnswer {
  if (account.status !== 'ACTIVE') throw new Refusal(403, account.status);
  if (account.breakUntil > world.now()) throw new Refusal(403, 'onBreak');
  const { token, sessionToken } = world.players.signIn(account);
  return {
    statusCode: 1,
    token,
    user: { account_id: account.accountId, session_token: sessionToken },
    fullname: account.fullName,
    email: account.email,
  };
}
