import { colorNames } from '../../engine/config/compiled';
import { operatorFlags, operatorQuestions, type OperatorAnswer } from './operatorAnswers';
import { flags, type Answer, type AnswerProblem, type Checker, type NewSite } from './newSite';

/** What is asked, and a word in brackets that an empty answer stands for. */
const questions: Readonly<
  Record<Exclude<Answer, OperatorAnswer | 'template'>, { readonly question: string; readonly usual?: string }>
> = {
  domain: { question: 'Domain, for example sunny-reef.example' },
  name: { question: 'Name of the brand' },
  color: { question: `Colour: ${listOf(colorNames)}`, usual: 'sapphire' },
  currency: { question: 'Currency players bet in (ISO 4217; another with its digits behind it, for example USDT 6)' },
  languages: { question: 'Languages, the default one first, for example EN, PHP', usual: 'EN' },
  externalId: { question: 'Id of the site at the platform' },
};

/** Sound answers, so that one can be judged before the others are known; the template is one that there is. */
const sample: Omit<NewSite, 'template'> = {
  domain: 'a-new-site.example',
  name: 'A new site',
  color: 'sapphire',
  currency: 'PHP',
  languages: 'EN',
  externalId: 'NEW01',
};

/** Answers in the order they are asked. */
export const answers = Object.keys(flags) as Answer[];

/** What is wrong with one answer, beside the domain, the template and the jurisdiction that were chosen. */
function problemsOf(
  check: Checker,
  given: Partial<NewSite> & Pick<NewSite, 'template'>,
  answer: Answer,
): AnswerProblem[] {
  const { domain = sample.domain, template, jurisdiction = '' } = given;
  return check({
    ...sample,
    domain,
    template,
    jurisdiction,
    ...(given[answer] === undefined ? {} : { [answer]: given[answer] }),
  }).filter((problem) => problem.answer === answer);
}

/**
 * Asks for each answer that no flag gave, again while it is refused, and returns them all. `idFor` makes the id that an
 * empty answer means.
 */
export async function askNewSite(
  given: Partial<NewSite>,
  parts: {
    readonly check: Checker;
    readonly templates: readonly string[];
    readonly jurisdictions: readonly string[];
    readonly idFor: (name: string) => string;
    readonly ask: (question: string) => Promise<string>;
    readonly print: (line: string) => void;
  },
): Promise<NewSite> {
  const { check, templates, jurisdictions, idFor, ask, print } = parts;
  const known: Partial<Record<Answer, string>> = { ...given };
  const [firstTemplate = ''] = templates;
  for (const answer of answers) {
    const question = questionOf(answer, { templates, jurisdictions });
    const usual =
      answer === 'externalId' ? idFor(known.name ?? '') : answer === 'template' ? firstTemplate : usualOf(answer);
    while (known[answer] === undefined) {
      const said = (await ask(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)).trim();
      const value = normalised(answer, said === '' ? (usual ?? '') : said);
      const problems = problemsOf(check, { template: firstTemplate, ...known, [answer]: value }, answer);
      for (const { message } of problems) print(`  ${message}`);
      if (problems.length === 0) known[answer] = value;
    }
  }
  return { ...sample, template: firstTemplate, ...known };
}

function isOfOperator(answer: Answer): answer is OperatorAnswer {
  return Object.hasOwn(operatorFlags, answer);
}

function questionOf(
  answer: Answer,
  { templates, jurisdictions }: { readonly templates: readonly string[]; readonly jurisdictions: readonly string[] },
): string {
  if (answer === 'template') return `Template: ${listOf(templates)}`;
  if (answer === 'jurisdiction') return `${operatorQuestions.jurisdiction}: ${listOf(jurisdictions)}`;
  return isOfOperator(answer) ? `${operatorQuestions[answer]} (empty: say nothing)` : questions[answer].question;
}

function usualOf(answer: Exclude<Answer, 'template'>): string | undefined {
  if (answer === 'jurisdiction') return 'none';
  return isOfOperator(answer) ? undefined : questions[answer].usual;
}

/** An answer in the case in which the field's words are written. */
export function normalised(answer: Answer, value: string): string {
  if (answer === 'languages') return value.toUpperCase();
  // A sign behind the code is written as it is: kr.
  if (answer === 'currency') return value.replace(/^[\s,]*[^\s,]+/, (code) => code.toUpperCase());
  return answer === 'domain' || answer === 'template' || answer === 'color' || answer === 'jurisdiction'
    ? value.toLowerCase()
    : value;
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
