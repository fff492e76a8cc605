import type { Startup } from '../api/startupModels';
import { colorNames } from '../config/compiled';
import type { Application } from '../context/ApplicationContext';
import { resetSite } from '../stores/resetSite';

/** What a theme is applied by. */
export type ThemedApplication = Pick<
  Application,
  'environment' | 'stores' | 'pages' | 'widgets' | 'templates' | 'i18n' | 'updatePolicy' | 'reloadBlockers'
>;

/**
 * Applies the theme that startup names, in capital or small letters, where it is another one than the page came in
 * (SITE-4, SITE-5). A colour swaps its class; a code of the same template brings its own classes. An unknown code or
 * colour resets the store and says so. A code of another template brings that template, once; where it fails to load,
 * the page keeps its own, in the new colour (decision 10).
 */
export async function applyOtherTheme(
  { site: overlay, ...startup }: Startup,
  application: ThemedApplication,
): Promise<void> {
  const { environment, stores } = application;
  const compiled = stores.site.site;
  const { theme, themeCodes } = compiled;
  const code = (overlay.themeCode ?? theme.code).toLowerCase();
  const named = (overlay.themeColor ?? theme.color).toLowerCase();
  if (code === theme.code && named === theme.color) return;
  const color = colorNames.find((name) => name === named);
  const classes = Object.hasOwn(themeCodes, code) ? themeCodes[code] : undefined;
  if (classes === undefined || color === undefined) {
    const message = classes === undefined ? 'invalidThemeCode' : 'invalidThemeColor';
    resetSite(stores.site, message);
    stores.notices.show({ tone: 'error', title: { failure: message }, duration: compiled.timings.errorToastMs });
    return;
  }
  if (classes === null) {
    const { swapTemplate } = await import('./swapTemplate');
    if (await swapTemplate(application, { site: overlay, ...startup }, { code, color })) return;
    environment.log(
      `The theme ${code} needs another template than ${theme.template}, which this build does not hold: name it in theme.alternatives of ${compiled.domain}.`,
    );
  }
  const bodyClasses = [color, theme.template, ...(classes ?? theme.bodyClasses.slice(2))];
  environment.swapBodyClasses(theme.bodyClasses, bodyClasses);
  stores.site.applyTheme({ theme: { ...theme, ...(classes === null ? {} : { code }), color, bodyClasses } });
}
