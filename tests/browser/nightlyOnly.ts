/**
 * Details of a test that the merge gate leaves to the nightly run: `test('title', nightlyOnly, …)`. What it holds is a
 * variant of what another test of its file holds, or stands in the main in a unit or server test.
 * `playwright.config.ts` knows the tag.
 */
export const nightlyOnly = { tag: '@nightly' } as const;
