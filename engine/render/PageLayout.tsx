import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useText } from '../context/useText';
import type { CompiledRegion } from '../config/compiled';
import { useRoute } from '../routing/CurrentRoute';
import { layoutOf } from '../stores/payload';
import { Conditional } from './Conditional';
import { Nodes } from './Nodes';

const elements = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
  none: 'div',
} as const;

/**
 * The layout of the current page: its regions as landmarks, filled with their own nodes and the page's (LAYOUT-4); in
 * maintenance nothing but the notice (LAYOUT-3).
 */
export const PageLayout = observer(function PageLayout() {
  const { stores, templates } = useApplication();
  const { page } = useRoute();
  const { site } = stores.site;
  const style = templates.peek(site.theme.template);
  const closed = stores.site.maintenance ? site.layouts['maintenance'] : undefined;
  const layout = closed ?? layoutOf(site, page);
  if (!style || !layout) throw new Error(`No layout "${page.layout}".`);
  const regions = layout.regions.filter(
    (region) =>
      region.nodes.length > 0 ||
      region.page === 'main' ||
      (region.page && (page.regions[region.page]?.length ?? 0) > 0),
  );
  return (
    // The notice stands by itself: what a template does to its regions, or to a page of some name, is nothing to it,
    // and no other layout becomes its own.
    <div
      key={closed?.name}
      className={closed ? undefined : style.layout}
      data-layout={layout.name}
      data-page={closed ? layout.name : page.name}
      data-regions={regions.map(({ id }) => id).join(' ')}
    >
      {regions.map((region) => (
        <Conditional key={region.id} when={region.when}>
          <Region
            region={region}
            className={closed ? undefined : style.regions[region.id]}
            inside={closed ? undefined : style.insides?.[region.id]}
          >
            <Nodes nodes={region.nodes} />
            {region.page ? <Nodes key={page.name} nodes={page.regions[region.page] ?? []} /> : null}
          </Region>
        </Conditional>
      ))}
    </div>
  );
});

interface RegionProps {
  readonly region: CompiledRegion;
  readonly className: string | undefined;
  readonly inside: string | undefined;
  readonly children: ReactNode;
}

function Region({ region, className, inside, children }: RegionProps) {
  const text = useText();
  const Element = elements[region.landmark];
  return (
    <Element
      className={className}
      {...(region.label ? { 'aria-label': text(region.label) } : {})}
      {...(region.landmark === 'main' ? { id: 'main', tabIndex: -1 } : {})}
      data-region={region.id}
    >
      {inside === undefined ? children : <div className={inside}>{children}</div>}
    </Element>
  );
}
