import type { Startup } from '../api/startupModels';
import { colorNames, type CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import type { NoticesStore } from './noticesStore';
import type { SiteStore } from './siteStore';

/**
 * Applies the theme that startup names where it is another one than the page came in (SITE-4, SITE-5). A colour swaps its class; a
 * code of the same template brings its own classes. An unknown code or colour resets the store and says so. A code of another template
 * keeps what the page came in, since its layout is not part of this site's build, and is logged (decision 10).
 */
export function applyOtherTheme(
  { site: overlay }: Startup,
  {
    environment,
    site,
    notices,
    compiled,
  }: { readonly environment: Environment; readonly site: SiteStore; readonly notices: NoticesStore; readonly compiled: CompiledSite },
): void {
  const { theme, themeCodes } = compiled;
  const code = overlay.themeCode ?? theme.code;
  const color = colorNames.find((name) => name === (overlay.themeColor ?? theme.color));
  const classes = themeCodes[code];
  if (classes === undefined || color === undefined) {
    const message = classes === undefined ? 'invalidThemeCode' : 'invalidThemeColor';
    site.reset(message);
    notices.show({ tone: 'error', title: { failure: message }, duration: compiled.timings.errorToastMs });
    return;
  }
  if (classes === null) {
    environment.log(`The theme ${code} needs another template than ${theme.template}; rebuild ${compiled.domain} with it.`);
    return;
  }
  const bodyClasses = [color, theme.template, ...classes];
  environment.swapBodyClasses(theme.bodyClasses, bodyClasses);
  site.applyTheme({ ...compiled, theme: { ...theme, code, color, bodyClasses } });
}
