import { Suspense, useRef, type PointerEvent } from 'react';
import { Boundary, Icon, lazyPart, ProviderLogo, RouteLink, useClock, useMessages } from '../../../../engine';
// Its page is served with the styles of the panel.
import './inner/DepartmentPanel.css';
import { usePanel } from '../../../../widgets/category-nav/usePanel';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Departments.css';

/** Loaded with the first panel that opens. */
const DepartmentPanel = lazyPart(() => import('./inner/DepartmentPanel').then((module) => module.DepartmentPanel));
/** ms that a pointer rests on a word before its panel opens, or outside before that closes. */
const intent = 150;
/** Studios in the band below the words. */
const bandSize = 8;

/**
 * Every category as a word of one line, pages beside them as links; below it a band with the studios of the one that is
 * shown. A word opens a panel over the band and the page: what the category sorts by with counts, the logos of its
 * studios, and the game in its window. A pointer that rests opens it too.
 */
export function Departments({ label, groups, providers, providerCount }: CategoryNavFormProps) {
  const message = useMessages();
  const clock = useClock();
  const { nav, open, setOpen, handlers } = usePanel();
  const timer = useRef(0);
  const isPressed = useRef(false);
  const categories = groups.flatMap((group) => group.categories);
  const opened = categories.find(({ route }) => route === open);
  const current = categories.find(({ isCurrent }) => isCurrent);
  const own = providers.filter(({ category }) => category === current?.name);
  const houses = (own.length >= bandSize / 2 ? own : providers).slice(0, bandSize);

  const handleRest = (event: PointerEvent, route: string | null) => {
    if (event.pointerType !== 'mouse') return;
    clock.clearTimeout(timer.current);
    if (route === null && (open === null || isPressed.current)) return;
    timer.current = clock.setTimeout(() => {
      isPressed.current = false;
      setOpen(route);
    }, intent);
  };
  const handlePress = (route: string) => {
    clock.clearTimeout(timer.current);
    const isClosing = route === open && isPressed.current;
    isPressed.current = !isClosing;
    setOpen(isClosing ? null : route);
  };

  return (
    <nav
      ref={nav}
      aria-label={label}
      className={styles.nav}
      data-part="category-departments"
      {...handlers}
      onPointerLeave={(event) => handleRest(event, null)}
    >
      <ul className={styles.words} role="list">
        {categories.map(({ name, route, label: words, isCurrent, isBeside }) => (
          <li key={name}>
            {isBeside ? (
              <RouteLink route={route} className={styles.word} data-current={isCurrent ? '' : undefined}>
                {words}
              </RouteLink>
            ) : (
              <button
                type="button"
                className={styles.word}
                aria-expanded={route === open}
                data-current={isCurrent || (!current && name === 'hot') ? '' : undefined}
                onClick={() => handlePress(route)}
                onPointerEnter={(event) => handleRest(event, route)}
                onPointerLeave={() => open === null && clock.clearTimeout(timer.current)}
                // Pressed before the page has been hydrated, it is heard then.
                data-replay=""
              >
                {words}
                <Icon name="chevron-down" size={12} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        {opened ? (
          <Boundary what="departments">
            <Suspense>
              <DepartmentPanel category={opened} marks={providers} onLeave={() => setOpen(null)} />
            </Suspense>
          </Boundary>
        ) : null}
        <div className={styles.band} data-part="department-band">
          <p className={styles.lead}>
            <b className={styles.strong}>
              {current && own.length >= bandSize / 2 ? current.label : message('categoryNav.hotThisWeek')}
            </b>{' '}
            {message('categoryNav.atTheseHouses')}
          </p>
          <ul className={styles.houses} role="list">
            {houses.map((house) => (
              <li key={house.code} className={styles.house}>
                <RouteLink
                  route={current?.route ?? 'slots'}
                  query={{ provider: house.code }}
                  className={styles.houseLink}
                >
                  <ProviderLogo {...house} />
                </RouteLink>
              </li>
            ))}
          </ul>
          <RouteLink route={current?.route ?? 'slots'} className={styles.all}>
            {message('categoryNav.allHouses', { count: providerCount })}
            <Icon name="chevron-right" size={16} />
          </RouteLink>
        </div>
      </div>
    </nav>
  );
}
