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
import { defineEndpoint, playerBody, type NoParams } from '../endpoint';

/** Calls about a player's own record. */
export const accountCalls = {
  changePassword: defineEndpoint<
    { readonly password: string; readonly newPassword: string },
    ChangePasswordAnswer,
    null
  >({
    requirement: 'CALL-AUTH-9',
    method: 'POST',
    path: '/api/auth/update_password',
    failure: 'auth',
    errorPresentation: 'form',
    repeatable: false,
    origin: 'spec',
    definition: 'ChangePassword',
    body: ({ password, newPassword }, context) => ({ ...playerBody(context), password, new_password: newPassword }),
    isBody: validateChangePasswordRequest,
    answer: changePasswordAnswer,
    model: () => null,
  }),
  updateProfile: defineEndpoint<Profile, UpdateProfileAnswer, Profile>({
    requirement: 'CALL-PLAYER-1',
    method: 'POST',
    path: '/api/settings/profile_update',
    failure: 'read',
    errorPresentation: 'form',
    repeatable: false,
    origin: 'spec',
    definition: 'UpdateProfile',
    body: ({ fullName, email }, context) => ({ ...playerBody(context), full_name: fullName, contact_email: email }),
    isBody: validateUpdateProfileRequest,
    answer: updateProfileAnswer,
    model: ({ value: [record] = [] }, _, sent) => ({
      fullName: record?.full_name ?? sent.fullName,
      email: record?.contact_email ?? sent.email,
    }),
  }),
  checkStatus: defineEndpoint<NoParams, CheckStatusAnswer, { readonly status: string }>({
    requirement: 'CALL-PLAYER-4',
    method: 'POST',
    path: '/api/settings/check_status',
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'CheckStatus',
    body: (_, context) => playerBody(context),
    isBody: validateCheckStatusRequest,
    answer: checkStatusAnswer,
    model: ({ status }) => ({ status: status ?? 'ACTIVE' }),
  }),
};
