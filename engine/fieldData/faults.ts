import type { Environment } from '../environment';
import type { FaultEvent } from './fieldBus';
import { placesOf, withoutPersonalData } from './withoutPersonalData';

/**
 * Passes on every fault from now on: reports of the engine, uncaught errors, and what the policy refused. It replaces
 * `environment.report`, so that a first visit carries no code for it. Returns a function that ends it.
 */
export function watchFaults(environment: Pick<Environment, 'report'>, tell: (fault: FaultEvent) => void): () => void {
  const target = environment as { report: Environment['report'] };
  const { report } = target;
  target.report = (error, context) => {
    report(error, context);
    tell(faultOf(error, context));
  };
  const handleError = ({ error, message }: ErrorEvent) => tell(faultOf(error ?? message, 'page'));
  const handleRejection = ({ reason }: PromiseRejectionEvent) => tell(faultOf(reason, 'promise'));
  const handleRefusal = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    tell({
      kind: 'fault',
      context: 'policy',
      message: withoutPersonalData(`${effectiveDirective} ${hostOf(blockedURI)}`),
      places: [],
    });
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  document.addEventListener('securitypolicyviolation', handleRefusal);
  return () => {
    target.report = report;
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    document.removeEventListener('securitypolicyviolation', handleRefusal);
  };
}

function faultOf(error: unknown, context: string): FaultEvent {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  return {
    kind: 'fault',
    context: withoutPersonalData(context),
    message: withoutPersonalData(`${name}: ${message}`),
    places: placesOf(stack),
  };
}

/** Scheme and host: a path may name a player. */
function hostOf(address: string): string {
  return /^[a-z][a-z+.-]*:\/\/[^/?#]+/i.exec(address)?.[0] ?? address.slice(0, 40);
}
