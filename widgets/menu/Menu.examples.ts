import type { WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { MenuProps } from '../../schemas/generated/widgets';

const label = { EN: 'More' };
const links = [
  { label: { EN: 'Get the app' }, route: 'download', icon: 'phone' },
  { label: { EN: longName }, route: 'referral' },
];

export const examples: readonly WidgetExample<MenuProps>[] = [
  ...(['inline', 'plain', 'buttons', 'tabs', 'underlined'] as const).map((variant) => ({
    name: variant,
    props: { variant, label, links },
    expects: [
      ['navigation', 'More'],
      ['link', 'Get the app'],
      ['link', longName],
    ] as const,
  })),
  { name: 'one link', props: { label, links: links.slice(0, 1) }, expects: [['link', 'Get the app']] },
];
