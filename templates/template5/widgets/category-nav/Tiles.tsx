import { useMemo } from 'react';
import { Icon, numberFormat, RouteLink, useLocale } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Tiles.css';
import sheet from './two-tone.svg?no-inline';

/** Categories and further pages as tiles in six fills, in an order that keeps neighbours apart. */
export function Tiles({ label, groups, links, showCounts }: CategoryNavFormProps) {
  const { lang } = useLocale();
  const short = useMemo(() => shortNumbers(lang), [lang]);
  // Rows are whole: what stands beside the categories is in the other menus.
  const categories = groups.flatMap((group) => group.categories).filter(({ isBeside }) => !isBeside);
  const tiles = [
    ...categories,
    ...links.map((link) => ({ ...link, name: link.route, icon: link.icon ?? '', count: null })),
  ];
  return (
    <nav className={styles.nav} aria-label={label} data-part="category-tiles">
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => (
          <li key={tile.name}>
            <RouteLink route={tile.route} className={styles.fill[fills[index % fills.length] ?? 'accent']}>
              <Sign name={tile.icon} />
              <span className={styles.name}>{tile.label}</span>
              {showCounts && tile.count ? (
                <span className={styles.count} data-part="category-count">
                  {short(tile.count)}
                </span>
              ) : null}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `1807` → `1.8K`, but only where that is no longer than the number: `1,8 тыс.` has no room in a corner. */
function shortNumbers(lang: string): (value: number) => string {
  const compact = numberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 });
  const whole = numberFormat(lang, { useGrouping: false });
  return (value) =>
    [compact.format(value), whole.format(value)].reduce((short, text) => (text.length < short.length ? text : short));
}

/** The order for eight tiles a row; four and two a row keep neighbours apart as well. */
const fills = [
  'accent',
  'second',
  'third',
  'thirdTint',
  'second',
  'thirdTint',
  'accent',
  'secondTint',
  'secondTint',
  'accent',
  'accentTint',
  'second',
  'third',
  'accentTint',
  'second',
  'accent',
] as const;

/** Signs that the sheet has in two tones; any other is a line icon. */
const twoTone: ReadonlySet<string> = new Set([
  'hot',
  'slots',
  'live',
  'hash',
  'sports',
  'fish',
  'poker',
  'sabong',
  'lottery',
  'horse',
  'bingo',
  'arcade',
  'crash',
  'megaphone',
  'crown',
  'missions',
]);

function Sign({ name }: { readonly name: string }) {
  if (!twoTone.has(name)) return <Icon name={name} size={50} className={styles.sign} />;
  return (
    <svg className={styles.sign} width="50" height="50" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} className={styles.light} />
    </svg>
  );
}
