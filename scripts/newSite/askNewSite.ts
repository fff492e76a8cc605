import { colorNames } from '../../engine/config/compiled';
import { flags, type Answer, type AnswerProblem, type Checker, type NewSite } from './newSite';

/** What is asked, and a word in brackets that an empty answer stands for. */
const questions: Readonly<Record<Answer, { readonly question: string; readonly usual?: string }>> = {
  domain: { question: 'Domain, for example sunny-reef.example' },
  name: { question: 'Name of the brand' },
  template: { question: 'Template', usual: 'template4' },
  color: { question: `Colour: ${listOf(colorNames)}`, usual: 'sapphire' },
  currency: { question: 'Currency players bet in (ISO 4217)' },
  languages: { question: 'Languages, the default one first, for example EN, PHP', usual: 'EN' },
  externalId: { question: 'Id of the site at the platform' },
};

/** Sound answers, so that one can be judged before the others are known. */
const sample: NewSite = {
  domain: 'a-new-site.example',
  name: 'A new site',
  template: 'template4',
  color: 'sapphire',
  currency: 'PHP',
  languages: 'EN',
  externalId: 'NEW01',
};

/** Answers in the order they are asked. */
export const answers = Object.keys(flags) as Answer[];

/** What is wrong with one answer alone. */
function problemsOf(check: Checker, given: Partial<NewSite>, answer: Answer): AnswerProblem[] {
  return check({ ...sample, domain: given.domain ?? sample.domain, ...(given[answer] === undefined ? {} : { [answer]: given[answer] }) }).filter(
    (problem) => problem.answer === answer,
  );
}

/**
 * Asks for each answer that no flag gave, again while it is refused, and gives them all. `idFor` makes the id that an empty answer means.
 */
export async function askNewSite(
  given: Partial<NewSite>,
  parts: {
    readonly check: Checker;
    readonly templates: readonly string[];
    readonly idFor: (name: string) => string;
    readonly ask: (question: string) => Promise<string>;
    readonly print: (line: string) => void;
  },
): Promise<NewSite> {
  const { check, templates, idFor, ask, print } = parts;
  const known: Partial<Record<Answer, string>> = { ...given };
  for (const answer of answers) {
    const question = answer === 'template' ? `Template: ${listOf(templates)}` : questions[answer].question;
    const usual = answer === 'externalId' ? idFor(known.name ?? '') : questions[answer].usual;
    while (known[answer] === undefined) {
      const said = (await ask(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)).trim();
      const value = normalised(answer, said === '' ? (usual ?? '') : said);
      const problems = problemsOf(check, { ...known, [answer]: value }, answer);
      for (const { message } of problems) print(`  ${message}`);
      if (problems.length === 0) known[answer] = value;
    }
  }
  return { ...sample, ...known };
}

/** An answer in the case in which the field's words are written. */
export function normalised(answer: Answer, value: string): string {
  if (answer === 'currency' || answer === 'languages') return value.toUpperCase();
  return answer === 'domain' || answer === 'template' || answer === 'color' ? value.toLowerCase() : value;
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}
