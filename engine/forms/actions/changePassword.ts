import { defineFormAction } from '../formAction';

/** Changes the player's password (CALL-AUTH-9). */
export const changePassword = defineFormAction('changePassword', ({ password, newPassword }, { stores }) =>
  stores.api.call('changePassword', { password, newPassword }),
);
