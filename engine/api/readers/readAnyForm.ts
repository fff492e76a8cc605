import type { Endpoint } from '../endpoint';
import { plainForms } from './plainForms';
import type { Reading } from './readAnswer';
import { readReply } from './readReply';
import { readTime } from './readTime';

/**
 * The answer of a call as `readReply` reads it, with times as platforms write them, which mean `zone` where they say
 * none, and the forms that only some frameworks write. Start-up, which every page asks with the least code, is read so
 * only where `readReply` leaves something out (`askStartup`).
 */
export function readAnyForm(
  endpoint: Pick<Endpoint<never, unknown, unknown>, 'answer' | 'prepare'>,
  answer: unknown,
  zone: string,
): Reading<unknown> {
  const { body, deviations } = plainForms(endpoint.answer, answer);
  const reading = readReply(endpoint, body, (value) => readTime(value, zone));
  return { ...reading, deviations: [...deviations, ...reading.deviations] };
}
