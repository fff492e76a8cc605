import { observer } from 'mobx-react-lite';
import { Suspense, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useMessages } from '../context/useText';
import { contents } from '../render/Conditional.css';
import { beforeReplace } from '../hydration/beforeReplace';
import { controlCalled, nameIn } from '../hydration/controls';
import { holdPresses } from '../render/holdPresses';
import { Nodes } from '../render/Nodes';
import { tracked, resolved } from '../registry/trackedPromise';
import { conditionFacts } from '../render/conditionFacts';
import { testCondition } from '../render/conditions';
import { treeOf } from '../registry/registry';
import { useHydrated } from '../hydration/useHydrated';
import { useRoute } from '../routing/CurrentRoute';
import { layoutOf } from '../stores/payload';
import { userStorageKey } from '../stores/player';
import { closedPartsKey } from './closedParts';
import { Icon } from '../ui/Icon';
import * as styles from './FloatingShell.css';

/** Names what opens while the parts of the shell are unfolded on a phone: it opens without scripts. */
const foldId = 'shell-unfolded';

/** How long its code waits for the first user interaction, in ms. Its links work before the code has loaded. */
const timeoutMs = 20_000;

/**
 * What floats over every page: the widgets of site.shell (SHELL-1, SHELL-2, SHELL-3). It is served with the page and
 * hydrated at the first user interaction, or at once where it looks different from what was served: for players, and
 * after a part has been closed, which is gone from the page's hydration on. What covers the page until start-up has
 * answered goes by the mark `data-ready`, for which nothing has to load; so do served rewards that start-up switches
 * off.
 */
export const FloatingShell = observer(function FloatingShell() {
  const { environment, stores, widgets } = useApplication();
  const { page, locale } = useRoute();
  const message = useMessages();
  const { site, layout, maintenance } = stores.site;
  const isHydrated = useHydrated();
  const [served] = useState(() =>
    environment.isServer ? [] : servedParts(environment.session.get(closedPartsKey) ?? ''),
  );
  const [isLikeServed] = useState(
    () => environment.session.get(closedPartsKey) === null && environment.local.get(userStorageKey) === null,
  );
  const [code] = useState(() =>
    environment.isServer
      ? resolved(undefined)
      : tracked(
          new Promise<unknown>((resolve) => {
            const load = () => {
              // What shows to others, players for example, is not theirs to load.
              const facts = conditionFacts(stores, locale.code, stores.now());
              const modules = widgets.preload(treeOf(site.shell, (when) => testCondition(when, facts) !== false));
              resolve(beforeReplace(modules, '[data-part=shell]'));
            };
            environment.onFirstInteraction(load, isLikeServed ? timeoutMs : 0);
          }),
        ),
  );
  const [isShellHydrated, setIsShellHydrated] = useState(false);
  // What was served to a guest can't be hydrated for a player: then the widgets are made again, in the place of a copy.
  const [isRemounted, setIsRemounted] = useState(false);
  if (isHydrated && !isShellHydrated && !isRemounted && (!isLikeServed || stores.session.isAuthenticated))
    setIsRemounted(true);
  const place = useRef<HTMLElement>(null);
  const press = useRef<() => Element | undefined>(undefined);
  useLayoutEffect(() => {
    if (isShellHydrated) {
      (press.current?.() as HTMLElement | undefined)?.click();
      return;
    }
    return holdPresses(place, (control) => {
      if (!control) return;
      const name = nameIn(place.current, control);
      // What was served for a guest has other words for a player, and looks the same.
      press.current = () =>
        controlCalled(name, place.current) ?? place.current?.getElementsByClassName(control.className)[0];
    });
  }, [isShellHydrated]);
  const handleHydrated = useCallback(() => setIsShellHydrated(true), []);
  if (maintenance || site.shell.length === 0 || layoutOf(site, page)?.shell === false) return null;
  return (
    <aside
      ref={place}
      className={styles.shell}
      aria-label={message('common.shell')}
      data-part="shell"
      data-place={page.floating === false ? 'end' : undefined}
      data-ready={layout.showsPreloader ? undefined : site.features.gamify ? '' : 'no-rewards'}
    >
      <button
        type="button"
        className={styles.fold}
        popoverTarget={foldId}
        aria-label={message('common.shell')}
        data-fold=""
      >
        <Icon name="plus" size={22} />
      </button>
      <span id={foldId} className={styles.unfolded} popover="manual" data-fold="" />
      <Suspense key={isRemounted ? 'again' : 'served'} fallback={<Served parts={served} />}>
        <Hydrated code={code} onHydrated={handleHydrated}>
          <Nodes nodes={site.shell} />
        </Hydrated>
      </Suspense>
    </aside>
  );
});

interface HydratedProps {
  readonly code: Promise<unknown>;
  /** Called when the widgets are hydrated. They get the press that was held back until then. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

function Hydrated({ code, onHydrated, children }: HydratedProps) {
  use(code);
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** Shows the served markup until the widgets hydrate: React drops served markup when anything around it changes. */
function Served({ parts }: { readonly parts: readonly Node[] }) {
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(...parts), [parts]);
  return <div ref={fill} className={contents} />;
}

/** Copies of what the server made of the shell, but for the parts that have been closed. */
function servedParts(closed: string): readonly Node[] {
  const shell = document.querySelector('[data-part=shell]')?.cloneNode(true) as Element | undefined;
  // What folds the parts has no name, which every text includes. No part's name is in that of another.
  shell?.querySelectorAll('[data-part], [data-fold]').forEach((part) => {
    if (closed.includes(part.getAttribute('data-part') ?? '')) part.remove();
  });
  return [...(shell?.children ?? [])];
}
