import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOffers, type Offer } from '../newTemplate/offers';
import { choices, readStructures, type Choice } from '../newTemplate/structure';
import type { Outputs } from './outputs';

const page = 'docs/template-authors.md';
const begin = '<!-- choices: generated from schemas/template.schema.json and the templates -->';
const end = '<!-- /choices -->';

/**
 * docs/template-authors.md with what each of the seven choices offers and who took it, between its two marks; the rest
 * is as written.
 */
export function templatesPage(root: string): Outputs {
  const text = readFileSync(join(root, page), 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${page} needs the marks ${begin} and ${end}, each once.`);
  const offers = readOffers(root);
  const others = readStructures(root);
  const users = (choice: Choice, word: string) =>
    [...others].filter(([, structure]) => structure[choice] === word).map(([name]) => name.replace('template', ''));
  const said = (choice: Choice) => (offer: Offer) => {
    const taken = users(choice, offer.word);
    return `\`${offer.word}\`${taken.length === 0 ? '' : ` (${taken.join(', ')})`}`;
  };
  const listed = (choice: Choice, isDrawn: boolean) =>
    offers[choice]
      .filter((offer) => offer.isDrawn === isDrawn)
      .map(said(choice))
      .join(', ');
  const rows = choices.map((choice) => `| ${choice} | ${listed(choice, true)} | ${listed(choice, false) || '–'} |`);
  const table = [
    '| Choice | Drawn today, and the templates that took it | Named, not drawn yet |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  return new Map([[page, `${before}${begin}\n\n${table}\n\n${end}${after}`]]);
}
