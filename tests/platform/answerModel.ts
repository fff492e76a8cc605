import type { CallName } from '../../engine/api/calls';
import { errorOf } from '../../engine/api/envelope';
import { readReply } from '../../engine/api/readers/readReply';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { testSite } from '../fixtures/site';

const context = { site: testSite(), identity: null, locale: 'EN' } as const;
const params = { name: 'about', list: 'hot', fullName: '', email: '' };

/** The calls of the specification. */
export const specRows = (await allEndpoints()).filter(([, { origin }]) => origin === 'spec');

/** What our code makes of the answer of a call of the specification; `failure` where the call fails. */
export function madeOf(name: CallName, body: unknown): unknown {
  const row = specRows.find(([other]) => other === name)?.[1];
  if (!row) throw new Error(`The specification has no call ${name}.`);
  if (errorOf(200, 'OK', body) !== null) return 'failure';
  const { value } = readReply(row, body, 'Asia/Manila');
  if (value === undefined || row.isProper?.(body) === false) return 'failure';
  return row.model(value as never, context, params as never);
}
