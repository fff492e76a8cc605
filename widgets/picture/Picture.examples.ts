import type { WidgetExample } from '../../engine';
import type { PictureProps } from '../../schemas/generated/widgets';

const base = { src: '/brand/pier.svg', alt: { EN: 'The pier at night' }, width: 640, height: 360 };

export const examples: readonly WidgetExample<PictureProps>[] = [
  { name: 'with words', props: base, expects: [['img', 'The pier at night']] },
  { name: 'decoration, in view at once', props: { ...base, decorative: true, eager: true } },
  {
    name: 'as a link',
    props: { ...base, route: 'promotions', decorative: true },
    expects: [['link', 'The pier at night']],
  },
];
