import { defineFormAction } from '../formAction';

/** Changes the player's name and address (CALL-PLAYER-1). */
export const updateProfile = defineFormAction('updateProfile', async ({ fullName, email }, { stores }) =>
  (await stores.sessionLoader.load()).updateProfile({ fullName, email }),
);
