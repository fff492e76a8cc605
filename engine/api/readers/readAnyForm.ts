import type { Endpoint } from '../endpoint';
import { plainForms } from './plainForms';
import type { Reading } from './readAnswer';
import { readReply } from './readReply';

/**
 * The answer of a call as `readReply` reads it, with the forms that only some frameworks write. Start-up, which every
 * page asks with the least code, is read so only where `readReply` leaves something out (`askStartup`).
 */
export function readAnyForm(
  endpoint: Pick<Endpoint<never, unknown, unknown>, 'answer' | 'prepare'>,
  answer: unknown,
  zone: string,
): Reading<unknown> {
  const { body, deviations } = plainForms(endpoint.answer, answer);
  const reading = readReply(endpoint, body, zone);
  return { ...reading, deviations: [...deviations, ...reading.deviations] };
}
