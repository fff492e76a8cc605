import { formName } from './offers';
import type { Structure } from './structure';

const key = (name: string) => ({ key: name });
const link = (label: string, route: string, icon?: string) => ({
  label: key(label),
  route,
  ...(icon === undefined ? {} : { icon }),
});
const from = (breakpoint: string) => ({ viewport: { from: breakpoint } });
const below = (breakpoint: string) => ({ viewport: { below: breakpoint } });

/** Whether the categories stand in a column beside the page. */
export function hasSideColumn({ categories }: Structure): boolean {
  return categories === 'rail' || categories === 'sidebar';
}

/**
 * The `template.json` of a new template: its layout with header, categories, page, footer and what phones have, as it
 * chose them (LAYOUT-1).
 */
export function templateDescriptor(name: string, description: string, structure: Structure): object {
  const regions = [
    { id: 'header', landmark: 'banner', nodes: [header(structure)] },
    ...(structure.categories === 'tiles' ? [] : [{ id: 'categories', landmark: 'none', nodes: categories(structure) }]),
    { id: 'main', landmark: 'main', page: 'main', nodes: [] },
    ...(structure.footer === 'none' ? [] : [{ id: 'footer', landmark: 'contentinfo', nodes: [footer(structure)] }]),
    ...(structure.mobile === 'drawer'
      ? []
      : [{ id: 'mobile', landmark: 'none', when: below('tablet'), nodes: [mobileNav(structure)] }]),
  ];
  return {
    $schema: '../../schemas/template.schema.json',
    version: 1,
    name,
    description,
    structure,
    regions,
    widgetDefaults: {
      'game-grid': { card: formName('card', structure.card), arrangement: 'grid', shape: shapeOf(structure) },
      'category-nav': { variant: formName('categories', structure.categories) },
    },
  };
}

/** Shape of the pictures that a card is drawn for. */
function shapeOf({ card }: Structure): string {
  if (card === 'poster') return 'portrait';
  return card === 'wide' ? 'wide' : 'square';
}

function header(structure: Structure): object {
  const { header: variant, mobile } = structure;
  const session = [
    { id: 'session', type: 'session-bar', props: { variant: 'bar' } },
    ...(mobile === 'drawer' ? [{ ...mobileNav(structure), when: below('tablet') }] : []),
  ];
  const form = { bar: 'underlined', ribbon: 'plain' }[variant] ?? 'inline';
  const links = [
    link('route.promotions.title', 'promotions'),
    link('route.vip.title', 'vip'),
    link('route.mission.title', 'mission'),
  ];
  return {
    id: 'site-header',
    type: 'site-header',
    props: { variant: formName('header', variant) },
    slots: {
      nav: [
        {
          id: 'header-links',
          type: 'menu',
          when: from('desktop'),
          props: { variant: form, label: key('common.mainMenu'), filledBy: '*', links },
        },
      ],
      search: [{ id: 'search', type: 'game-search', when: from('tablet'), props: { variant: 'opener' } }],
      language: [{ id: 'language', type: 'language-switcher', when: from('tablet'), props: { compact: true } }],
      session,
    },
  };
}

/** A sidebar is for wide screens; phones and tablets get a strip in its place. */
function categories({ categories: word }: Structure): object[] {
  const whole = { id: 'categories', type: 'category-nav', props: { variant: formName('categories', word) } };
  if (word !== 'sidebar') return [whole];
  return [
    { ...whole, when: from('desktop') },
    {
      id: 'category-strip',
      type: 'category-nav',
      when: below('desktop'),
      props: { variant: 'strip', showCounts: false },
    },
  ];
}

function footer({ footer: variant }: Structure): object {
  const links = [
    link('route.about.title', 'about'),
    link('route.faqs.title', 'faqs'),
    link('route.contactUs.title', 'contact-us'),
    link('route.responsibleGaming.title', 'responsible-gaming'),
    link('route.privacyPolicy.title', 'privacy-policy'),
    link('route.termCondition.title', 'term-condition'),
    link('route.referral.title', 'referral'),
  ];
  const groups = [{ title: key('siteFooter.label'), links }];
  return {
    id: 'site-footer',
    type: 'site-footer',
    props: {
      variant: formName('footer', variant),
      licence: key('siteFooter.licence'),
      care: key('siteFooter.care'),
      groups,
    },
  };
}

function mobileNav({ mobile: variant }: Structure): object {
  const items = [
    link('mobileNav.lobby', 'home', 'home'),
    link('category.slotGame', 'slots', 'slots'),
    link('route.promotions.title', 'promotions', 'gift'),
    { label: key('mobileNav.menu'), icon: 'menu' },
  ];
  const links = [
    link('route.vip.title', 'vip', 'crown'),
    link('route.mission.title', 'mission', 'missions'),
    link('route.referral.title', 'referral', 'link'),
    link('route.contactUs.title', 'contact-us', 'chat'),
  ];
  const menu = [
    { id: 'menu-search', type: 'game-search', props: { variant: 'box' } },
    { id: 'menu-language', type: 'language-switcher' },
  ];
  return {
    id: 'mobile-nav',
    type: 'mobile-nav',
    props: { variant: formName('mobile', variant), items, links },
    slots: { menu },
  };
}
