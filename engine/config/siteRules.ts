import { localeCodes, type LocaleCode } from './compiled';
import { isBroken } from './descriptors';
import { punycodeOf } from './hostNames';
import { isRecord, textsOf, valueAt, type JsonPath } from './jsonPath';
import { currencyProblems } from './currencyRule';
import { momentOf } from './momentOf';
import { oneOf, unknownWord } from './nearest';
import { neededProblems } from './neededKeys';
import type { Platform } from './platform';
import { problemAt, type Finding, type Problem } from './problem';
import { templateOf, type SiteDraft } from './siteDraft';
import { markupFinding } from './texts';

/** Rules of a site's own values that a schema cannot say (SITE-1, SITE-4). */
export function siteRuleProblems(platform: Platform, site: SiteDraft): Problem[] {
  return [
    ...neededProblems(site),
    ...themeProblems(platform, site),
    ...localeProblems(platform, site),
    ...currencyProblems(site.descriptor),
    ...logoProblems(site),
    ...maintenanceProblems(site),
    ...nameProblems(site),
    ...hostProblems(site),
    ...homeProblems(site),
  ];
}

/** Languages that a site enables and the platform can show. */
export function enabledLocales(site: SiteDraft): LocaleCode[] {
  const enabled = valueAt(site.values.value, ['locales', 'enabled']);
  return Array.isArray(enabled) ? localeCodes.filter((code) => enabled.includes(code)) : [];
}

function themeProblems(platform: Platform, site: SiteDraft): Problem[] {
  const template = templateOf(platform, site.values.value);
  if (template === undefined || site.context !== undefined || isBroken(platform.topics.themes)) return [];
  return found(site, ['theme', 'code'], missingTemplate(platform, template));
}

/** Says that nobody has written the template behind a theme code, and which there are. */
export function missingTemplate(platform: Platform, template: string): Finding {
  const built = [...platform.templates.values()].filter(({ pages }) => pages.size > 0).map(({ name }) => name);
  return {
    code: 'theme-template-missing',
    message: `The template behind this code, "${template}", has no folder in templates/. ${oneOf(built, template)}`,
  };
}

function localeProblems(platform: Platform, site: SiteDraft): Problem[] {
  const list = valueAt(site.values.value, ['locales', 'enabled']);
  const preferred = valueAt(site.values.value, ['locales', 'default']);
  if (!Array.isArray(list)) return [];
  const messages = platform.vocabulary.catalogue.messages;
  const without = list.flatMap((code: unknown, index) => {
    if (!localeCodes.some((known) => known === code) || messages.has(code as LocaleCode)) return [];
    return found(site, ['locales', 'enabled', index], {
      code: 'locale-without-messages',
      message: `"${String(code)}" has no message sets in engine/i18n/messages yet. ${oneOf([...messages.keys()], String(code))}`,
    });
  });
  const disabled = typeof preferred === 'string' && list.length > 0 && !list.includes(preferred);
  const message = `"${String(preferred)}" is the default language but is not enabled. Add it to "enabled" or choose one of: ${list.join(', ')}.`;
  return [
    ...without,
    ...(disabled ? found(site, ['locales', 'default'], { code: 'locale-default-disabled', message }) : []),
  ];
}

function logoProblems(site: SiteDraft): Problem[] {
  const folder = `site-configs/sites/${site.domain}/`;
  const places: JsonPath[] = [['logos', 'primary'], ['logos', 'compact'], ['logos', 'footer'], ['manifestIcon']];
  return places.flatMap((path) => {
    const file = valueAt(site.values.value, path);
    if (typeof file !== 'string' || !file.startsWith('brand/') || site.brandFiles.has(folder + file)) return [];
    const there = [...site.brandFiles]
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length));
    const finding = unknownWord(file, `a file in ${folder}`, there);
    return found(site, path, {
      code: 'logo-missing',
      ...finding,
      message:
        there.length === 0
          ? `"${file}" is not a file in ${folder}. Add it, or leave the logo out to get a wordmark.`
          : finding.message,
    });
  });
}

function maintenanceProblems(site: SiteDraft): Problem[] {
  const window = site.values.value.maintenance;
  if (!isRecord(window) || typeof window.start !== 'string' || typeof window.end !== 'string') return [];
  if (!(momentOf(window.start) >= momentOf(window.end))) return [];
  return found(site, ['maintenance', 'end'], {
    code: 'maintenance-order',
    message: `The end (${window.end}) is not after the start (${window.start}). Set it later.`,
  });
}

/** What a site says of its operator and players do not read as words. */
const unseen: ReadonlySet<string> = new Set(['url', 'phone', 'jurisdiction']);

/**
 * A name is shown as it is written, in titles, mails and addresses of the manifest; so are the words of the operator.
 */
function nameProblems(site: SiteDraft): Problem[] {
  const { name, logoText, webApp, operator } = site.values.value;
  const said = textsOf({ name, logoText, webApp, operator }).filter(({ path }) => !unseen.has(String(path.at(-1))));
  return said.flatMap(({ path, text }) => {
    const markup = markupFinding(text);
    if (markup !== undefined) return found(site, path, markup);
    if (!/[{}]/.test(text)) return [];
    return found(site, path, {
      code: 'text-placeholder-open',
      message: `"${text}" has a brace, and this is shown as it is written. Take it out.`,
    });
  });
}

/** Hosts that are well formed and that no browser can read: xn-- of no letters. */
function hostProblems(site: SiteDraft): Problem[] {
  const { domain, aliases } = site.descriptor.value;
  const hosts: readonly (readonly [JsonPath, unknown])[] = [
    [['domain'], domain],
    ...(Array.isArray(aliases) ? aliases.map((host: unknown, index) => [['aliases', index], host] as const) : []),
  ];
  return hosts.flatMap(([path, host]) => {
    if (typeof host === 'string' && host.endsWith('.localhost'))
      return found(site, path, {
        code: 'address-invalid',
        message: `"${host}" is a name of this machine alone, where each site answers to its hosts with ".localhost" behind them. Take ".localhost" off, or take the host out.`,
      });
    if (typeof host !== 'string' || !host.includes('xn--') || punycodeOf(host) !== undefined) return [];
    return found(site, path, {
      code: 'address-invalid',
      message: `"${host}" stands for no name: what follows "xn--" is made by a program. Write the host as your registrar shows it.`,
    });
  });
}

/** Pages that everything leads back to. */
const neededPages = ['home', 'not-found'];

function homeProblems(site: SiteDraft): Problem[] {
  return neededPages.flatMap((page) => {
    if (valueAt(site.values.value, ['pages', page, 'enabled']) !== false) return [];
    const message = `Every site needs the page "${page}": links, the logo and failures lead there. Leave it on, and change what it shows.`;
    return found(site, ['pages', page, 'enabled'], { code: 'page-needed', message });
  });
}

function found(site: SiteDraft, path: JsonPath, finding: Finding): Problem[] {
  const place = site.values.placeOf(path) ?? { source: site.descriptor.source, path };
  return [problemAt(place.source, place.path, finding)];
}
