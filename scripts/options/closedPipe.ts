/** The status of a program that SIGPIPE ends. */
const brokenPipe = 128 + 13;

let isPrepared = false;

/**
 * Ends the command, as other programs end, once nobody reads its output any more: `npm run routes | head -1` prints no
 * stack trace. A closed error output only loses what would be said there, so a server runs on without it.
 */
export function endWithReader(): void {
  if (isPrepared) return;
  isPrepared = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    expectClosed(error);
    process.exit(brokenPipe);
  });
  process.stderr.on('error', expectClosed);
}

function expectClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
