import { Refusal } from './refusal';

const patienceMs = 15_000;

/** Throws a refusal that says why, and then `fix`, where nothing answers at an address, in whatever way. */
export async function expectServer(origin: string, fix: string): Promise<void> {
  try {
    const answer = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
  } catch (error) {
    throw new Refusal(`${origin} does not answer (${reasonOf(error)}). ${fix}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `nothing came in ${patienceMs / 1000} s`;
  const { cause } = error;
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : cause instanceof Error ? cause.message : error.message;
}
