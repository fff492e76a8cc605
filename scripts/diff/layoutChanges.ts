import type { SiteParts } from '../../engine/config/siteParts';
import type { Tree } from '../../engine/config/trees';
import { treeChanges } from './treeChanges';

/**
 * What the layouts, the floating shell and the modals of a site show otherwise than before, in words. Both sides are of
 * one template.
 */
export function layoutChanges(old: SiteParts, now: SiteParts): string[] {
  const was = treesOf(old);
  const changes = [...treesOf(now)].flatMap(([place, tree]) => {
    const earlier = was.get(place);
    was.delete(place);
    return earlier === undefined
      ? [`${place} appears`]
      : treeChanges(place, { tree: earlier, nodes: old.nodes }, { tree, nodes: now.nodes });
  });
  return [...changes, ...[...was.keys()].map((place) => `${place} disappears`)];
}

/** Trees by what they are called; the layout around most pages is the template's own. */
function treesOf({ context, layouts }: SiteParts): Map<string, Tree> {
  const others = [...context.layouts]
    .filter(([name]) => name !== context.name)
    .map(([name, { tree }]) => [`layout "${name}"`, tree] as const);
  const modals = [...layouts.modals].map(([name, tree]) => [`modal "${name}"`, tree] as const);
  return new Map([['the layout', layouts.layout], ...others, ['the shell', layouts.shell], ...modals]);
}
