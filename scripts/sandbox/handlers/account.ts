import type {
  ChangePasswordAnswer,
  ChangePasswordRequest,
  CheckStatusAnswer,
  CheckStatusRequest,
  UpdateProfileAnswer,
  UpdateProfileRequest,
} from '../../../schemas/generated/api';
import { Refusal } from '../refusal';
import { refuseWeakPassword } from './auth';
import { playerOf, type SandboxCall } from './call';

const nameForm = /^[\p{L}\p{M} ]+$/u;
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A player's own record. */
export const accountHandlers = {
  changePassword(call: SandboxCall<ChangePasswordRequest>): ChangePasswordAnswer {
    const account = playerOf(call);
    if (account.password !== call.body.password) throw new Refusal(401, 'passwordWrong');
    refuseWeakPassword(call.body.new_password);
    account.password = call.body.new_password;
    call.world.players.expireSessions(account, call.body.auth);
    return { statusCode: 1 };
  },
  updateProfile(call: SandboxCall<UpdateProfileRequest>): UpdateProfileAnswer {
    const account = playerOf(call);
    const { full_name, contact_email } = call.body;
    if (!nameForm.test(full_name)) throw new Refusal(422, 'nameInvalid');
    if (!emailForm.test(contact_email)) throw new Refusal(422, 'emailInvalid');
    Object.assign(account, { fullName: full_name, email: contact_email });
    return { statusCode: 1, value: [{ contact_email, full_name }] };
  },
  checkStatus(call: SandboxCall<CheckStatusRequest>): CheckStatusAnswer {
    return { statusCode: 1, status: playerOf(call).status };
  },
};
