/** What a new site may say of who runs it; each may be left empty, unless its jurisdiction asks for it. */
export interface OperatorAnswers {
  readonly jurisdiction?: string;
  readonly legalName?: string;
  /** The number, and the authority after the first comma. */
  readonly licence?: string;
  readonly ageMark?: string;
  /** The name, and a number or an address after the last comma. */
  readonly helpline?: string;
  readonly address?: string;
  readonly founded?: string;
  readonly auditor?: string;
}

export type OperatorAnswer = keyof OperatorAnswers;

/** The flag of each, in the order they are asked. */
export const operatorFlags: Readonly<Record<OperatorAnswer, string>> = {
  jurisdiction: '--jurisdiction',
  legalName: '--legal-name',
  licence: '--licence',
  ageMark: '--age-mark',
  helpline: '--helpline',
  address: '--address',
  founded: '--founded',
  auditor: '--auditor',
};

/** What is asked; an empty answer says nothing. */
export const operatorQuestions: Readonly<Record<OperatorAnswer, string>> = {
  jurisdiction: 'Jurisdiction whose rules it keeps',
  legalName: 'Company that runs it, as it is registered',
  licence: 'Licence: its number, and after a comma who issued it',
  ageMark: 'Age mark, for example 18+',
  helpline: 'Helpline for players: its name, and after a comma its number or address',
  address: 'Address of the company',
  founded: 'Year it was founded',
  auditor: 'Who tests the games',
};

/** The answer that fills a field of the operator. */
export const answerOfField: Readonly<Record<string, OperatorAnswer>> = {
  legalName: 'legalName',
  licences: 'licence',
  ageMark: 'ageMark',
  helplines: 'helpline',
  address: 'address',
  founded: 'founded',
  auditor: 'auditor',
};

/** The `operator` of site.json; undefined where nothing was answered. */
export function operatorOf({
  legalName,
  licence,
  ageMark,
  helpline,
  address,
  founded,
  auditor,
}: OperatorAnswers): object | undefined {
  const said = Object.entries({
    legalName: legalName ?? '',
    licences: licence === undefined || licence === '' ? '' : [licenceOf(licence)],
    address: address ?? '',
    founded: founded === undefined || founded === '' ? '' : yearOf(founded),
    auditor: auditor ?? '',
    ageMark: ageMark ?? '',
    helplines: helpline === undefined || helpline === '' ? '' : [helplineOf(helpline)],
  }).filter(([, value]) => value !== '');
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

/** A year as a number; what is none stays as it was written, so that the schema can say what is wrong with it. */
function yearOf(founded: string): number | string {
  return /^\d{1,4}$/.test(founded) ? Number(founded) : founded;
}

/** The number of a licence has no comma; the name of who issued it may have some. */
function licenceOf(answer: string): object {
  return withoutBlanks(['number', 'authority'], answer, answer.indexOf(','));
}

/** The name of a helpline may have commas, and its address too; its number has none. */
function helplineOf(answer: string): object {
  const ofAddress = answer.search(/,\s?https?:/i);
  const comma = ofAddress < 0 ? answer.lastIndexOf(',') : ofAddress;
  return withoutBlanks(['name', ofAddress < 0 ? 'phone' : 'url'], answer, comma);
}

/** What stands before a comma and after it, by these names. */
function withoutBlanks([first, second]: readonly [string, string], answer: string, comma: number): object {
  const before = (comma < 0 ? answer : answer.slice(0, comma)).trim();
  const after = comma < 0 ? '' : answer.slice(comma + 1).trim();
  return { ...(before === '' ? {} : { [first]: before }), ...(after === '' ? {} : { [second]: after }) };
}
