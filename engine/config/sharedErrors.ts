import type { Platform } from './platform';
import type { Problem } from './problem';

/**
 * Errors of the shared layers that stop a site: those of its own family and template, and of what all sites share. A
 * family or template that is broken stops the sites that stand on it and no other; an environment that is broken stops
 * none, until it is chosen, and a file that nothing reads can break none.
 */
export function errorsBelow(
  platform: Platform,
  { family, template }: { readonly family?: string; readonly template?: string },
): Problem[] {
  return platform.problems.filter(({ file, severity, code }) => {
    if (severity !== 'error' || code === 'file-unexpected') return false;
    const [root, folder = ''] = file.split('/');
    if (root === 'templates') return folder === template || platform.templates.get(folder)?.pages.size === 0;
    if (file.startsWith('site-configs/environments/')) return false;
    return file.startsWith('site-configs/families/') ? file === `site-configs/families/${family ?? ''}.json` : true;
  });
}
