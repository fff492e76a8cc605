import { versions } from '../migrations';

/** Versions of the way to the login. */
export const loginEntry = versions({
  name: 'page names the route of the login',
  // Version 1 knew one such page.
  up: (descriptor) => ('page' in descriptor ? descriptor : { ...descriptor, page: 'login' }),
});
