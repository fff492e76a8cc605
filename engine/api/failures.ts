import type { FailurePolicy } from './row';

const networkFailures: Readonly<Record<FailurePolicy, { readonly statusCode: number; readonly statusMessage: string }>> = {
  auth: { statusCode: -500, statusMessage: 'internalServerError' },
  read: { statusCode: 0, statusMessage: 'disconnect' },
  service: { statusCode: -503, statusMessage: 'serviceUnavailable' },
  report: { statusCode: 0, statusMessage: 'disconnect' },
  startup: { statusCode: -500, statusMessage: 'internalServerError' },
};

/** What a failure of the network, or an answer that does not fit its schema, is called by the rule of its row (ERR-4, ERR-5). */
export function networkFailure(policy: FailurePolicy): { readonly statusCode: number; readonly statusMessage: string } {
  return networkFailures[policy];
}
