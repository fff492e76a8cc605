/** The requirements of a subject, by id, in our words. */
export interface RequirementGroup {
  readonly title: string;
  readonly requirements: Readonly<Record<string, string>>;
  /** Ids that no test shows, each with the reason; every other id must be shown. */
  readonly untested?: Readonly<Record<string, string>>;
}

/** A title that cites ids, and the file it stands in (from the project's root). */
export interface Citation {
  readonly id: string;
  readonly file: string;
  /** The test does not run, or does nothing: it shows nothing. */
  readonly isIdle?: boolean;
}

const intro = `# Requirements

Which test shows what. Test titles cite the ids (\`[ERR-1] …\`); this page is written by \`npm run requirements\` from
\`docs/requirements.json\` and those titles, and \`npm run check\` refuses it when it is out of date.`;

/** The page docs/requirements.md. */
export function requirementsPage(groups: readonly RequirementGroup[], citations: readonly Citation[]): string {
  const filesOf = (id: string) =>
    [...new Set(citations.filter((citation) => citation.id === id && !citation.isIdle).map(({ file }) => file))].sort();
  const ids = groups.flatMap(({ requirements }) => Object.keys(requirements));
  const open = ids.filter((id) => filesOf(id).length === 0);
  const tables = groups.map(({ title, requirements, untested = {} }) => {
    const rows = Object.entries(requirements).map(
      ([id, words]) => `| ${id} | ${words} | ${linksTo(filesOf(id), untested[id])} |`,
    );
    return `## ${title}\n\n| Id | What | Shown by |\n| --- | --- | --- |\n${rows.join('\n')}`;
  });
  const shown = `${ids.length - open.length} of ${ids.length} are shown by a test; the others are open.`;
  return `${[intro, shown, ...tables].join('\n\n')}\n`;
}

/** Messages for ids that tests cite and docs/requirements.json does not list. */
export function unknownIds(groups: readonly RequirementGroup[], citations: readonly Citation[]): string[] {
  const known = new Set(groups.flatMap(({ requirements }) => Object.keys(requirements)));
  return citations
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file}: a title cites [${id}], which docs/requirements.json does not list.`);
}

/** Messages for ids that no test cites and no entry excuses, and for excuses that are not needed. */
export function openIds(groups: readonly RequirementGroup[], citations: readonly Citation[]): string[] {
  const cited = new Set(citations.filter(({ isIdle }) => !isIdle).map(({ id }) => id));
  const idle = new Map(citations.map(({ id, file }) => [id, file]));
  return groups.flatMap(({ requirements, untested = {} }) => [
    ...Object.keys(requirements)
      .filter((id) => !cited.has(id) && untested[id] === undefined)
      .map((id) =>
        idle.has(id)
          ? `${id}: no test that runs shows it. The one in ${idle.get(id)} is skipped, to be written, expected to fail or empty: let it run, or cite [${id}] where another test shows it.`
          : `${id}: no test names it. Cite [${id}] in the title of a test that shows it, or give the reason under "untested" in docs/requirements.json.`,
      ),
    ...Object.keys(untested)
      .filter((id) => cited.has(id) || requirements[id] === undefined)
      .map(
        (id) =>
          `${id}: "untested" in docs/requirements.json names it, but ${cited.has(id) ? 'a test shows it' : 'its group does not list it'}. Take it out there.`,
      ),
  ]);
}

function linksTo(files: readonly string[], reason = ''): string {
  if (files.length === 0) return reason === '' ? '**open**' : `**open**: ${reason}`;
  return files.map((file) => `[${file}](../${file})`).join('<br>');
}
