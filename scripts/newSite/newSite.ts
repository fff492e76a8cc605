import { adviceProblems } from '../../engine/config/advice';
import { bySite, compileOneSite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { describedCurrency } from '../../engine/config/currencyRule';
import { valueAt } from '../../engine/config/jsonPath';
import { jurisdictionNames, switchesAskedFor } from '../../engine/config/jurisdictions';
import { unknownJurisdiction } from '../../engine/config/operator';
import { parseFile } from '../../engine/config/parse';
import { loadPlatform } from '../../engine/config/platform';
import { formatProblem, type Problem } from '../../engine/config/problem';
import { resolveSite } from '../../engine/config/resolveSite';
import { answerOfField, operatorFlags, operatorOf, type OperatorAnswers } from './operatorAnswers';

/** What a new site must say of itself, by the flag that says it. */
export interface NewSite extends OperatorAnswers {
  readonly domain: string;
  readonly name: string;
  readonly template: string;
  readonly color: string;
  readonly currency: string;
  /** Codes with commas between them; the first is the default language. */
  readonly languages: string;
  readonly externalId: string;
}

export type Answer = keyof NewSite;

/** Something wrong with an answer, and what to do. */
export interface AnswerProblem {
  readonly answer: Answer;
  readonly message: string;
}

/** Everything that is wrong with a site that is not written yet. */
export type Checker = (site: NewSite) => AnswerProblem[];

/** The flag of each answer, in the order they are asked. */
export const flags: Readonly<Record<Answer, string>> = {
  domain: '--domain',
  name: '--name',
  template: '--template',
  color: '--colour',
  currency: '--currency',
  languages: '--languages',
  externalId: '--external-id',
  ...operatorFlags,
};

/** Path of the file that a new site is, from the project root. */
export function siteFileOf(domain: string): string {
  return `site-configs/sites/${domain}/site.json`;
}

/**
 * The text of a minimal site.json: what the schema requires, what was said of the operator, the `switches` that its
 * jurisdiction asks for, and nothing that has a default (CARD-1).
 */
export function siteText(
  { domain, externalId, name, currency, template, color, languages, ...rest }: NewSite,
  switches: readonly string[] = [],
): string {
  const enabled = languageList(languages);
  const operator = operatorOf(rest);
  const site = {
    $schema: '../../../schemas/site.schema.json',
    version: 1,
    domain,
    externalId,
    name,
    currency: currencySaid(currency),
    theme: { code: template, color },
    locales: { default: enabled[0] ?? '', enabled },
    ...(switches.length === 0 ? {} : { features: Object.fromEntries(switches.map((feature) => [feature, true])) }),
    ...(rest.jurisdiction === undefined || rest.jurisdiction === '' ? {} : { jurisdiction: rest.jurisdiction }),
    ...(operator === undefined ? {} : { operator }),
  };
  return `${JSON.stringify(site, null, 2).replace(/\[[^[\]]*\]/g, (list) => `[${list.slice(1, -1).trim().replace(/\s+/g, ' ')}]`)}\n`;
}

/** `PHP` → `"PHP"`; `USDT 6 ₮` or `USDT,6,₮` → an object with its digits after the point and, if need be, its sign. */
function currencySaid(currency: string): unknown {
  const [code, digits, ...signs] = partsOf(currency);
  if (digits === undefined) return currency;
  const symbol = signs.length === 0 ? {} : { symbol: signs.join(' ') };
  return { code, digits: /^\d+$/.test(digits) ? Number(digits) : digits, ...symbol };
}

/** `en, PHP` → `["EN", "PHP"]`. */
function languageList(languages: string): string[] {
  return partsOf(languages.toUpperCase());
}

/** What stands between commas and blanks. */
function partsOf(answer: string): string[] {
  return answer.split(/[\s,]+/).filter((part) => part !== '');
}

/**
 * An id from the words of a name, for a site that has none of the platform yet: `Sunny Reef` → `SR01`, the first number
 * that is free.
 */
export function madeUpId(name: string, taken: Pick<ReadonlyMap<string, unknown>, 'has'>): string {
  const initials = name
    .normalize('NFD')
    .split(/\s+/)
    .map((word) => /[a-z0-9]/i.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
    .slice(0, 4);
  for (let number = 1; ; number += 1) {
    const id = `${initials === '' ? 'SITE' : initials}${String(number).padStart(2, '0')}`;
    if (!taken.has(id)) return id;
  }
}

/** The sites that are there by their ids. */
export function takenIds({ files }: Pick<ConfigInput, 'files'>): ReadonlyMap<string, string> {
  return new Map(
    [...files].flatMap(([file, text]) => {
      const [, domain] = /^site-configs\/sites\/([^/]+)\/site\.json$/.exec(file) ?? [];
      const id = domain === undefined ? undefined : valueAt(parseFile(file, text).source.value, ['externalId']);
      return domain === undefined || typeof id !== 'string' ? [] : [[id, domain] as const];
    }),
  );
}

/** What there is to choose from, and what judges and writes a new site. */
export interface NewSiteParts {
  readonly check: Checker;
  readonly templates: readonly string[];
  readonly jurisdictions: readonly string[];
  /** The text of its file. */
  readonly textOf: (site: NewSite) => string;
  /** What is probably not meant, as the validator would warn of it. */
  readonly adviceOf: (site: NewSite) => readonly Problem[];
}

/**
 * Loads the platform and the other sites once, and says of a new site what the validator would say of its file, with
 * the flag in place of the line; names the templates that can be chosen. `folders` are those below
 * `site-configs/sites`, sound or not: none is ever written into.
 */
export function createChecker(input: ConfigInput, folders: readonly string[]): NewSiteParts {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const others = sites.map((site) => resolveSite(platform, site));
  const templates = [...platform.templates.values()].filter(({ pages }) => pages.size > 0).map(({ name }) => name);
  const taken = takenIds(input);
  const jurisdictions = jurisdictionNames(platform);
  const textOf = (site: NewSite) => siteText(site, switchesAskedFor(platform, site.jurisdiction ?? ''));
  const check: Checker = (site) => {
    if (folders.includes(site.domain)) {
      const message = `"${site.domain}" is taken: site-configs/sites/${site.domain}/ is there already. Choose another domain, or edit the files in that folder.`;
      return [{ answer: 'domain', message }];
    }
    const file = siteFileOf(site.domain);
    const owner = taken.get(site.externalId);
    const claimed: readonly AnswerProblem[] =
      owner === undefined
        ? []
        : [
            {
              answer: 'externalId',
              message: `Each site has an id of its own at the platform. "${site.externalId}" is that of ${owner}. Write another.`,
            },
          ];
    const { problems } = compileOneSite(
      platform,
      { domain: site.domain, files: new Map([[file, textOf(site)]]), brandFiles: new Set() },
      others,
    );
    const faults = problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({ answer: answerOf(problem), message: saidOf(problem, file, site) }));
    // A word that the schema refuses by its letters is still one of those that a jurisdiction is not.
    const { jurisdiction = '' } = site;
    const isUnknown = jurisdiction !== '' && jurisdictions.length > 0 && !jurisdictions.includes(jurisdiction);
    const unknown: readonly AnswerProblem[] = isUnknown
      ? [{ answer: 'jurisdiction', message: unknownJurisdiction(jurisdiction, jurisdictions).message }]
      : [];
    const told = isUnknown ? faults.filter(({ answer }) => answer !== 'jurisdiction') : faults;
    return eachOnce([...claimed, ...unknown, ...told]);
  };
  const adviceOf = (site: NewSite) => {
    const own = siteFileOf(site.domain);
    const files = new Map([...input.files, [own, textOf(site)]]);
    return adviceProblems({ ...input, files }, Date.now()).filter(({ file }) => file === own);
  };
  return { check, templates, jurisdictions, textOf, adviceOf };
}

/** Each problem once: two places of a file may come from one answer. */
function eachOnce(problems: readonly AnswerProblem[]): AnswerProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.answer} ${problem.message}`, problem])).values()];
}

function answerOf({ path, code, message }: Problem): Answer {
  const [first = '', field = ''] = path.split(/[.[]/);
  const wanted =
    code === 'jurisdiction-operator-missing'
      ? (/operator\.(\w+)/.exec(message)?.[1] ?? '')
      : first === 'operator'
        ? field
        : '';
  if (Object.hasOwn(answerOfField, wanted)) return answerOfField[wanted] ?? 'jurisdiction';
  if (first === 'jurisdiction' || first === 'operator') return 'jurisdiction';
  if (path === 'theme.code') return 'template';
  if (path === 'theme.color') return 'color';
  return first === 'domain' || first === 'name' || first === 'currency' || first === 'externalId' ? first : 'languages';
}

/**
 * A problem of the new file in its own words, where it says what to write as an answer says it; one that the new site
 * brings to light elsewhere with its place.
 */
function saidOf(problem: Problem, file: string, { currency }: NewSite): string {
  if (problem.file !== file) return formatProblem(problem);
  return problem.message.replace(describedCurrency(currency), `"${currency} 6"`);
}
