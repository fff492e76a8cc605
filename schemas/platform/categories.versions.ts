import { renameKeys, versions } from '../migrations';

/** Versions of the categories. */
export const categories = versions({
  name: 'beside is called secondaryNavigation',
  up: (descriptor) => renameKeys(descriptor, { beside: 'secondaryNavigation' }),
});
