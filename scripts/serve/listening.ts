import { createServer } from 'node:net';

/**
 * What a server's start returns; where it cannot listen, because its port is taken by another program or for another
 * reason, the process ends with status 1 and a line that says so and then `fix`.
 */
export async function listening<Given>(start: Promise<Given>, port: number, fix: string): Promise<Given> {
  try {
    return await start;
  } catch (error) {
    if (!isOfListening(error)) throw error;
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${error.port ?? port} is taken by another program. ${fix}`
        : `Nothing can listen there: ${error.message}. ${fix}`,
    );
    return process.exit(1);
  }
}

/**
 * Ends the process in the same words where the port is taken now. Asked first, it spares people the wait for a server
 * that cannot start.
 */
export async function untaken(port: number, fix: string): Promise<void> {
  const probe = createServer();
  const opened = new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listening(opened, port, fix);
  await new Promise((resolve) => probe.close(resolve));
}

function isOfListening(error: unknown): error is NodeJS.ErrnoException & { readonly port?: number } {
  const call = error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
  return ['listen', 'bind', 'getaddrinfo'].includes(call);
}
