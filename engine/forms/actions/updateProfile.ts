import { defineFormAction } from '../formAction';

/** Changes the player's name and address (CALL-PLAYER-1). */
export const updateProfile = defineFormAction('updateProfile', ({ fullName, email }, { stores }) =>
  stores.session.account('updateProfile', { fullName, email }),
);
