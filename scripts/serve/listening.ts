/**
 * What a server's start returns; where its port is taken by another program, the process ends with status 1 and a line that says so and then
 * `fix`.
 */
export async function listening<Given>(start: Promise<Given>, port: number, fix: string): Promise<Given> {
  try {
    return await start;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(`Port ${port} is taken by another program. ${fix}`);
    return process.exit(1);
  }
}
