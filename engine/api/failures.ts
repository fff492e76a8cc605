import type { FailurePolicy } from './row';

interface NetworkFailure {
  readonly statusCode: number;
  readonly statusMessage: string;
}

const internal: NetworkFailure = { statusCode: -500, statusMessage: 'internalServerError' };
const disconnected: NetworkFailure = { statusCode: 0, statusMessage: 'disconnect' };

const networkFailures: Readonly<Partial<Record<FailurePolicy, NetworkFailure>>> = {
  auth: internal,
  startup: internal,
  service: { statusCode: -503, statusMessage: 'serviceUnavailable' },
};

/** What a failure of the network, or an answer that does not fit its schema, is called by the rule of its row (ERR-4, ERR-5). */
export function networkFailure(policy: FailurePolicy): NetworkFailure {
  return networkFailures[policy] ?? disconnected;
}
