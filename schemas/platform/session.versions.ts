import { renameKeys, versions } from '../migrations';

/** Versions of the rules of a session. */
export const session = versions({
  name: 'landing is called attribution, landingCookies attributionCookies',
  up: (descriptor) => renameKeys(descriptor, { landing: 'attribution', landingCookies: 'attributionCookies' }),
});
