import type { LayoutDraft } from '../../engine/config/layouts';
import { ownValue } from '../../engine/config/ownValue';
import type { Platform } from '../../engine/config/platform';
import type { SiteParts } from '../../engine/config/siteParts';
import type { Tree } from '../../engine/config/trees';
import { said, treeChanges } from './treeChanges';

/**
 * What the layouts, the floating shell and the modals of a site show otherwise than before, in words. Both sides are of
 * one template.
 */
export function layoutChanges(old: SiteParts, now: SiteParts): string[] {
  if (old.context === now.context && old.nodes === now.nodes && hasSameTrees(old.layouts, now.layouts)) return [];
  const was = treesOf(old);
  const changes = [...treesOf(now)].flatMap(([place, tree]) => {
    const earlier = was.get(place);
    was.delete(place);
    return earlier === undefined
      ? [`${place} appears`]
      : treeChanges(place, { tree: earlier, nodes: old.nodes }, { tree, nodes: now.nodes });
  });
  return [...changes, ...[...was.keys()].map((place) => `${place} disappears`), ...regionChanges(old, now)];
}

function hasSameTrees(old: SiteParts['layouts'], now: SiteParts['layouts']): boolean {
  return old.layout === now.layout && old.shell === now.shell && old.modals === now.modals;
}

/** What modals say otherwise of themselves, beside their nodes. */
export function modalFactChanges(old: Platform, now: Platform): string[] {
  if (old === now) return [];
  return [...now.modals].flatMap(([name, { value }]) => {
    const earlier = old.modals.get(name)?.value;
    if (earlier === undefined) return [];
    return Object.entries(modalFacts).flatMap(([key, usual]) =>
      said(`${key} of modal "${name}"`, ownValue(earlier, key) ?? usual, ownValue(value, key) ?? usual),
    );
  });
}

/** What a modal may say, with what counts where it does not. */
const modalFacts = { title: undefined, width: 'narrow', dismiss: 'cross', feature: undefined };

/** What the regions of layouts are otherwise, and whether anything floats over them. */
function regionChanges({ context: old }: SiteParts, { context: now }: SiteParts): string[] {
  if (old === now) return [];
  return [...now.layouts].flatMap(([name, layout]) => {
    const earlier = old.layouts.get(name);
    if (earlier === undefined) return [];
    const called = name === now.name ? 'the layout' : `layout "${name}"`;
    const order = (regions: LayoutDraft['regions']) => regions.map(({ id }) => id).join(', ');
    return [
      ...said(`shell of ${called}`, earlier.hasShell, layout.hasShell),
      ...said(`order of the regions of ${called}`, order(earlier.regions), order(layout.regions)),
      ...layout.regions.flatMap((region) => {
        const before = earlier.regions.find(({ id }) => id === region.id);
        const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(region)]) as Set<keyof typeof region>;
        return before === undefined
          ? []
          : [...keys].flatMap((key) => said(`${key} of region "${region.id}" of ${called}`, before[key], region[key]));
      }),
    ];
  });
}

/** Trees by what they are called; the layout around most pages is the template's own. */
function treesOf({ context, layouts }: SiteParts): Map<string, Tree> {
  const others = [...context.layouts]
    .filter(([name]) => name !== context.name)
    .map(([name, { tree }]) => [`layout "${name}"`, tree] as const);
  const modals = [...layouts.modals].map(([name, tree]) => [`modal "${name}"`, tree] as const);
  return new Map([['the layout', layouts.layout], ...others, ['the shell', layouts.shell], ...modals]);
}
