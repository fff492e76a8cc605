import type { CompiledBundle, CompiledNode, Condition } from '../../../engine/config/compiled';
import type { Moment } from '../protocol';

/** Every time a site mentions: campaigns (`when.time`) of pages, layouts and shell, and its maintenance. */
export function momentsOf({ site, pages }: CompiledBundle): readonly Moment[] {
  const around = [
    ...Object.values(site.layouts).flatMap(({ regions }) => regions.flatMap(({ nodes }) => nodes)),
    ...site.shell,
  ];
  const own = Object.values(pages).flatMap(({ name, regions }) =>
    Object.values(regions).flatMap((nodes) => inNodes(nodes, name)),
  );
  const { maintenance } = site;
  return [
    ...(maintenance
      ? [{ name: 'maintenance', kind: 'maintenance' as const, from: maintenance.start, until: maintenance.end }]
      : []),
    ...inNodes(around),
    ...own,
  ];
}

function inNodes(nodes: readonly CompiledNode[], page?: string): Moment[] {
  return nodes.flatMap(({ id, when, slots = {} }) => [
    ...(when ? timesOf(when) : []).map((time) => ({
      name: id,
      kind: 'node' as const,
      ...(page === undefined ? {} : { page }),
      ...time,
    })),
    ...inNodes(Object.values(slots).flat(), page),
  ]);
}

function timesOf(when: Condition): readonly { readonly from?: string; readonly until?: string }[] {
  if ('time' in when) return [when.time];
  if ('all' in when) return when.all.flatMap(timesOf);
  if ('any' in when) return when.any.flatMap(timesOf);
  return 'not' in when ? timesOf(when.not) : [];
}
