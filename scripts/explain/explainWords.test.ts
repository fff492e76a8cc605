import { expect, it } from 'vitest';
import { readConfigInput } from '../config/readConfigs';
import { explainer } from './explain';

const domain = 'voltara.example';
const explain = explainer(process.cwd(), readConfigInput(process.cwd(), { only: [domain] }));

it('[SITE-5] reads colors and colours as the same', () => {
  const answer = explain({ domain, page: 'colours' });
  expect(answer.kind).toBe('colors');
  expect(answer).toEqual(explain({ domain, page: 'colors' }));
});

it.each([
  ['color', undefined, `"color" is not a page of ${domain}. Did you mean "colors"?`],
  ['model:loginmodal', undefined, `"model:loginmodal" is not a page of ${domain}. Did you mean "modal:loginmodal"?`],
  ['colours', 'accent', '"colours" has no nodes, so "accent" names nothing. Leave it out.'],
])('[CARD-5] answers for %s %s', (page, node, message) => {
  const answer = explain({ domain, page, ...(node === undefined ? {} : { node }) });
  expect(answer.kind === 'unknown' ? answer.message.slice(0, message.length) : answer.kind).toBe(message);
});
