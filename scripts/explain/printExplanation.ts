import pc from 'picocolors';
import type { ExplainedNode, ExplainedValue, FilePlace, NodeExplanation, PageExplanation, SiteExplanation } from './explanation';

const longest = 60;
const layerWords: Readonly<Record<string, string>> = { schema: 'default of the widget' };

/** An explanation for people: what it is, each value with where it was written, and what may still replace it. */
export function printExplanation(explanation: SiteExplanation | PageExplanation | NodeExplanation): string {
  if (explanation.kind === 'site') return printSite(explanation);
  return explanation.kind === 'page' ? printPage(explanation) : printNode(explanation);
}

function printSite({ domain, template, values, pages }: SiteExplanation): string {
  const listed = pages.map(({ name, path, off }) => [`  ${path}`, name, ...(off === undefined ? [] : [`switched off at ${spelled(off)}`])]);
  return [pc.bold(domain) + `, ${template}`, '', ...valueRows(values), '', `${pages.length} pages`, ...table(listed)].join('\n');
}

function printPage({ domain, page, path, template, frame, file, layer, nodes }: PageExplanation): string {
  const groupOf = ({ tree, region }: ExplainedNode) => (tree === 'shell' ? 'shell' : `${region} of the ${tree}`);
  const groups = [...new Set(nodes.map(groupOf))];
  const rows = groups.flatMap((group) => [[], [group], ...nodes.filter((node) => groupOf(node) === group).map(nodeRow)]);
  const example = nodes[0]?.id ?? '<node>';
  return [
    `${pc.bold(`${domain} ${path}`)}, page "${page}" of ${template}${frame === template ? '' : `, frame ${frame}`}`,
    `written in ${file} (${layer})`,
    ...table(rows),
    '',
    `Where each prop of a node comes from: npm run explain -- ${domain} ${page} ${example}`,
  ].join('\n');
}

function printNode({ domain, page, node, when, props }: NodeExplanation): string {
  const around = node.within.length === 0 ? '' : `, inside ${node.within.join(' › ')}`;
  const region = node.tree === 'shell' ? 'the shell' : `${node.region} of the ${node.tree}`;
  const rows = valueRows(when === undefined ? props : [when, ...props]);
  return [
    `${pc.bold(node.id)}, ${node.widget}, in ${region}${around}; ${page} of ${domain}`,
    `written at ${spelled(node)} (${node.layer})`,
    '',
    ...(rows.length === 0 ? ['It takes no props.'] : rows),
  ].join('\n');
}

function valueRows(values: readonly ExplainedValue[]): string[] {
  return table(
    values.map(({ name, value, layer, isReplaceable, ...place }) => [
      `  ${name}`,
      shortened(value),
      spelled(place),
      layerWords[layer] ?? layer,
      ...(isReplaceable ? ['startup call may replace'] : []),
    ]),
  );
}

function nodeRow(node: ExplainedNode): string[] {
  return [`${'  '.repeat(node.within.length + 1)}${node.id}`, node.widget, spelled(node), node.layer];
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

function spelled({ file, line, column }: FilePlace): string {
  return `${file}:${line}:${column}`;
}

/** Columns as wide as they must be; a row of one cell is a heading and widens none. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
