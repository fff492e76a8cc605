import {
  changePasswordAnswer,
  validateChangePasswordRequest,
  checkStatusAnswer,
  validateCheckStatusRequest,
  updateProfileAnswer,
  validateUpdateProfileRequest,
} from '../../../schemas/generated/validators/api-account';
import type { ChangePasswordAnswer, CheckStatusAnswer, UpdateProfileAnswer } from '../../../schemas/generated/api';
import type { Profile } from '../playerModels';
import { defineCall, playerBody, type NoParams } from '../row';

/** Calls about a player's own record. */
export const accountCalls = {
  changePassword: defineCall<{ readonly password: string; readonly newPassword: string }, ChangePasswordAnswer, null>({
    requirement: 'CALL-AUTH-9',
    method: 'POST',
    path: '/api/auth/update_password',
    failure: 'auth',
    voice: 'form',
    repeatable: false,
    origin: 'spec',
    definition: 'ChangePassword',
    body: ({ password, newPassword }, context) => ({ ...playerBody(context), password, new_password: newPassword }),
    isBody: validateChangePasswordRequest,
    answer: changePasswordAnswer,
    model: () => null,
  }),
  updateProfile: defineCall<Profile, UpdateProfileAnswer, Profile>({
    requirement: 'CALL-PLAYER-1',
    method: 'POST',
    path: '/api/settings/profile_update',
    failure: 'read',
    voice: 'form',
    repeatable: false,
    origin: 'spec',
    definition: 'UpdateProfile',
    body: ({ fullName, email }, context) => ({ ...playerBody(context), full_name: fullName, contact_email: email }),
    isBody: validateUpdateProfileRequest,
    answer: updateProfileAnswer,
    model: ({ value: [record] = [] }, _, sent) => ({ fullName: record?.full_name ?? sent.fullName, email: record?.contact_email ?? sent.email }),
  }),
  checkStatus: defineCall<NoParams, CheckStatusAnswer, { readonly status: string }>({
    requirement: 'CALL-PLAYER-4',
    method: 'POST',
    path: '/api/settings/check_status',
    failure: 'service',
    voice: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'CheckStatus',
    body: (_, context) => playerBody(context),
    isBody: validateCheckStatusRequest,
    answer: checkStatusAnswer,
    model: ({ status }) => ({ status: status ?? 'ACTIVE' }),
  }),
};
