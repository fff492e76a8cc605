import type { CallName } from '../../engine/api/calls';
import { errorOf } from '../../engine/api/envelope';
import { readAnyForm } from '../../engine/api/readers/readAnyForm';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { testSite } from '../fixtures/site';

const context = { site: testSite(), identity: null, locale: 'EN' } as const;
const params = { name: 'about', list: 'hot', fullName: '', email: '' };

const rows = await allEndpoints();

/** The calls of the specification. */
export const specRows = rows.filter(([, { origin }]) => origin === 'spec');

/** What our code makes of the answer of a call; `failure` where the call fails. */
export function madeOf(name: CallName, body: unknown): unknown {
  const row = rows.find(([other]) => other === name)?.[1];
  if (!row) throw new Error(`There is no call ${name}.`);
  if (errorOf(200, 'OK', body) !== null) return 'failure';
  const { value } = readAnyForm(row, body, 'Asia/Manila');
  if (value === undefined || row.isProper?.(body) === false) return 'failure';
  return row.model(value as never, context, params as never);
}
