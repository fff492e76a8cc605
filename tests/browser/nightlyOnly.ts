/** The tag of tests that the merge gate leaves to the nightly run: what they hold is a variant of what another test of their file holds. */
const tag = '@nightly';

/** Details of such a test: `test('title', nightlyOnly, …)`. */
export const nightlyOnly = { tag } as const;

/** What the merge gate, which draws by `E2E_SEED`, leaves out; undefined in any other run. */
export function leftToNightly(env: Readonly<Record<string, string | undefined>>): RegExp | undefined {
  return env['E2E_SEED'] ? /@nightly/ : undefined;
}
