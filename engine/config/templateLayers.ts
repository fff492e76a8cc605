import type { NodeContext } from './compileNode';
import type { Descriptor } from './descriptors';
import type { EntryForms } from './entryForms';
import type { Topic } from './fileKinds';
import { layoutAround, readLayouts, type LayoutDraft } from './layouts';
import { unknownWord } from './nearest';
import { pageProblems, type PageDraft } from './pages';
import { problemAt, type Problem } from './problem';
import type { Vocabulary } from './vocabulary';

/** What all templates share. */
export interface SharedLayers {
  readonly topics: Readonly<Record<Topic, Descriptor>>;
  readonly pages: ReadonlyMap<string, PageDraft>;
  readonly modals: ReadonlyMap<string, Descriptor>;
  readonly forms: { readonly files: ReadonlyMap<string, Descriptor>; readonly compiled: NodeContext['forms'] };
  readonly vocabulary: Vocabulary;
  /** Descriptors of every template folder. */
  readonly templates: ReadonlyMap<string, Descriptor>;
  readonly entryForms: EntryForms;
}

/**
 * Layouts by name: the template's own, those of layout-only folders (`default`, `minigame`…), and what the template
 * puts in their place.
 */
export function layoutsFor(name: string, { templates }: SharedLayers): Map<string, LayoutDraft> {
  const own = templates.get(name);
  const ownLayouts = own === undefined ? [] : readLayouts(own, name);
  const around = ownLayouts.find((layout) => layout.name === name);
  const general = [...templates]
    .filter(([, { value }]) => value.structure === undefined)
    .flatMap(([folder, descriptor]) =>
      readLayouts(descriptor, folder).map((layout) =>
        descriptor.value.around === 'template' && around ? layoutAround(layout, around) : layout,
      ),
    );
  return new Map([...general, ...ownLayouts].map((layout) => [layout.name, layout]));
}

/** What is wrong with a page of a template, which changes one of the shared pages. */
export function abovePageProblems(page: PageDraft, { pages }: SharedLayers): Problem[] {
  const below = pages.get(page.name);
  if (below !== undefined) return pageProblems(page, below);
  return [
    problemAt(page.descriptor.source, ['name'], {
      code: 'page-unknown',
      ...unknownWord(page.name, 'a default page, and a template adds none', [...pages.keys()]),
    }),
  ];
}

/** Says which widgets a template gives defaults to that are not there. */
export function unknownWidgets(
  { source }: Descriptor,
  defaults: Readonly<Record<string, unknown>>,
  { catalogue }: Vocabulary,
): Problem[] {
  const types = [...catalogue.widgets.keys()];
  return Object.keys(defaults)
    .filter((type) => !types.includes(type))
    .map((type) =>
      problemAt(source, ['widgetDefaults', type], {
        code: 'widget-unknown',
        ...unknownWord(type, 'a widget', types),
        at: 'key',
      }),
    );
}
