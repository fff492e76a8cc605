import { formName } from './offers';
import type { Structure } from './structure';

/** The home page of a new template: every reserved id that its structure has, the games as its lobby shows them. */
export function homePage(structure: Structure): object {
  const { hero, categories } = structure;
  const omits = [...(hero === 'none' ? ['hero'] : []), ...(categories === 'tiles' ? [] : ['categories'])];
  return {
    $schema: '../../../schemas/page.schema.json',
    version: 1,
    name: 'home',
    path: '/',
    title: { key: 'route.home.title' },
    description: { key: 'route.home.description' },
    access: 'public',
    ...(omits.length > 0 ? { omits } : {}),
    regions: {
      main: [
        { id: 'title', type: 'text', props: { as: 'h1', text: { key: 'route.home.title' } } },
        ...(hero === 'none'
          ? []
          : [{ id: 'hero', type: 'hero-carousel', props: { variant: formName('hero', hero), limit: 5 } }]),
        ...(categories === 'tiles'
          ? [{ id: 'categories', type: 'category-nav', props: { variant: formName('categories', 'tiles') } }]
          : []),
        ...lobby(structure),
        { id: 'winners', type: 'winners-ticker', props: { title: { key: 'home.winners' }, limit: 5 } },
        { id: 'promotions', type: 'promo-strip', props: { title: { key: 'home.promotions' }, limit: 3 } },
      ],
    },
  };
}

/** Matches lead where odds are the lobby; everywhere else games alone. */
function lobby({ lobby: word }: Structure): object[] {
  const matches =
    word === 'odds'
      ? [
          {
            id: 'matches',
            type: 'match-list',
            props: {
              variant: formName('lobby', 'odds'),
              title: { key: 'category.sportsbook' },
              limit: 8,
              seeAll: 'sports',
            },
          },
        ]
      : [];
  const arrangement = word === 'odds' ? 'grid' : formName('lobby', word);
  const grid = (id: string, title: string, list: string, isFirst = false) => ({
    id,
    type: 'game-grid',
    props: {
      title: { key: title },
      source: { list },
      arrangement,
      limit: isFirst ? 12 : 6,
      seeAll: 'slots',
      ...(isFirst ? { eager: true } : {}),
    },
  });
  return [
    ...matches,
    grid('hot-games', 'home.hotGames', 'hot', true),
    grid('popular-games', 'home.popularGames', 'popular'),
    grid('new-games', 'home.newGames', 'new'),
  ];
}
