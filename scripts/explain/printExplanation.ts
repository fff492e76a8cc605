import pc from 'picocolors';
import type {
  ColorExplanation,
  ExplainedNode,
  ExplainedValue,
  Explanation,
  FilePlace,
  NodeExplanation,
  PageExplanation,
  SiteExplanation,
  Unexplained,
} from './explanation';

const longest = 60;
const layerWords: Readonly<Record<string, string>> = { schema: 'default of the widget' };

/** An explanation for people: what it is, each value with where it was written, and what may still replace it. */
export function printExplanation(explanation: Exclude<Explanation, Unexplained>): string {
  if (explanation.kind === 'site') return printSite(explanation);
  if (explanation.kind === 'colors') return printColors(explanation);
  return explanation.kind === 'page' ? printPage(explanation) : printNode(explanation);
}

function printColors({ domain, template, color: { name, hue, ...place }, tokens }: ColorExplanation): string {
  const rows = tokens.map(({ token, recipe, ...where }) => [`  ${token}`, recipe, spelled(where)]);
  return [
    `${pc.bold(domain)}, ${name} (hue ${hue}) of ${template}, named at ${spelled(place)}`,
    '',
    ...table(rows),
  ].join('\n');
}

function printSite({ domain, template, values, tables, pages }: SiteExplanation): string {
  const listed = pages.map(({ name, path, off }) => [
    `  ${path}`,
    name,
    ...(off === undefined ? [] : [`switched off at ${spelled(off)}`]),
  ]);
  return [
    pc.bold(domain) + `, ${template}`,
    '',
    ...valueRows(values),
    ...(tables.length === 0 ? [] : ['', 'Of the tables of platform and template', ...valueRows(tables)]),
    '',
    `${pages.length} pages`,
    ...table(listed),
  ].join('\n');
}

function printPage({ domain, page, path, template, layout, file, layer, nodes }: PageExplanation): string {
  const groupOf = ({ tree, region }: ExplainedNode) =>
    tree === 'shell' || tree === 'modal' ? tree : `${region} of the ${tree}`;
  const groups = [...new Set(nodes.map(groupOf))];
  const rows = groups.flatMap((group) => [
    [],
    [group],
    ...nodes.filter((node) => groupOf(node) === group).map(nodeRow),
  ]);
  const example = nodes[0]?.id ?? '<node>';
  return [
    `${pc.bold(`${domain} ${path}`)}, page "${page}" of ${template}${layout === template ? '' : `, layout ${layout}`}`,
    `written in ${file} (${layer})`,
    ...table(rows),
    '',
    `Where each prop of a node comes from: npm run explain -- ${domain} ${page} ${example}`,
  ].join('\n');
}

function printNode({ domain, page, node, when, around, breakpoints, props }: NodeExplanation): string {
  const inside = node.within.length === 0 ? '' : `, inside ${node.within.join(' › ')}`;
  const region =
    node.tree === 'shell' || node.tree === 'modal' ? `the ${node.tree}` : `${node.region} of the ${node.tree}`;
  const rows = valueRows([...around, ...(when === undefined ? [] : [when]), ...props]);
  const widths = Object.entries(breakpoints).map(([name, px]) => `${name} is ${px} px and wider`);
  return [
    `${pc.bold(node.id)}, ${node.widget}, in ${region}${inside}; ${page} of ${domain}`,
    `written at ${spelled(node)} (${node.layer})`,
    '',
    ...(rows.length === 0 ? ['It takes no props.'] : rows),
    ...(widths.length === 0 ? [] : ['', `${widths.join('; ')}.`]),
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
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
