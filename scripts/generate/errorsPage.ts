import { fileErrors } from '../../engine/config/fileErrors';
import { formErrors } from '../../engine/config/formErrors';
import { siteErrors } from '../../engine/config/siteErrors';
import { treeErrors } from '../../engine/config/treeErrors';
import type { ErrorEntry } from '../../engine/config/errorEntry';
import type { Outputs } from './outputs';

const groups: readonly (readonly [title: string, errors: Readonly<Record<string, ErrorEntry>>])[] = [
  ['Files and pictures', fileErrors],
  ['Sites, values and texts', siteErrors],
  ['Pages, layouts and nodes', treeErrors],
  ['Forms', formErrors],
];

const intro = `# Errors

This page is generated from the error catalogue (\`engine/config/errorCatalogue.ts\`) by \`npm run generate\`. Each entry holds a
message and a hint.

- An **error** stops the site: a running site keeps its last valid version.
- A **warning** stops nothing.
- A code never changes its meaning and is never used again.
- \`npm run validate\` prints the file, the line, the exact words and the code.`;

/** docs/errors.md: every code of the catalogue with its severity, message and hint, by topic (CARD-5). */
export function errorsPage(): Outputs {
  const sections = groups.map(([title, errors]) => {
    const rows = Object.entries(errors).map(
      ([code, { severity, message, hint }]) => `| \`${code}\` | ${severity} | ${message} | ${hint} |`,
    );
    return `## ${title}\n\n| Code | Severity | Message | Hint |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  return new Map([['docs/errors.md', `${[intro, ...sections].join('\n\n')}\n`]]);
}
