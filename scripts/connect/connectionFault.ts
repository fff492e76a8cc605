/** What is wrong with the given platform or content, as a sentence for the person who ran the command. */
export class ConnectionFault extends Error {}

/** Runs a command's action; a platform that was named wrongly is told in a sentence, with status 1. */
export function withoutConnectionFault<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      await action(...args);
    } catch (error) {
      if (!(error instanceof ConnectionFault)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  };
}
