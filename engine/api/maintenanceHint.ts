import { isRecord } from '../config/jsonPath';
import { isSuccessCode, statusCodeOf, type Reply } from './envelope';
import { readFlag } from './readers/readFlag';

/** Whether a body says by the flag of start-up that the site is closed, in any spelling (LAYOUT-3). */
export function saysClosed(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { maintenance, is_maintenance } = body;
  return readFlag(isRecord(maintenance) ? maintenance['is_maintenance'] : (maintenance ?? is_maintenance)) === true;
}

/**
 * Whether an answer gives reason to ask start-up whether the site has been closed: "service unavailable", by the status
 * of HTTP or by `statusCode`; a refusal in words about maintenance; the flag itself. It is no more than a reason: only
 * start-up closes a site.
 */
export function hintsAtMaintenance({ status, ...reply }: Reply): boolean {
  const body = reply.kind === 'answer' && isRecord(reply.body) ? reply.body : {};
  const statusCode = statusCodeOf(body);
  if (status === 503 || Math.abs(statusCode ?? 0) === 503 || saysClosed(body)) return true;
  const words = [body['statusMessage'], body['message']].join(' ');
  return statusCode !== undefined && !isSuccessCode(statusCode) && /\bmaintenance\b/i.test(words);
}
