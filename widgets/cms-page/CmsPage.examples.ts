import { contentRequest, type ExampleContent, type WidgetExample } from '../../engine';
import { longName } from '../../engine/examples';
import type { CmsPageProps } from '../../schemas/generated/widgets';

const text = (html: string): readonly ExampleContent[] => [
  [contentRequest('cms', { name: 'about' }), { name: 'about', html, isLocal: true }],
];

export const examples: readonly WidgetExample<CmsPageProps>[] = [
  {
    name: 'prose',
    props: { page: 'about' },
    content: text(
      '<h2>Our house</h2><p>Open since <strong>1998</strong>.</p><ul><li>One</li></ul><p><a href="/contact-us">Write to us</a></p>',
    ),
    expects: [
      ['heading', 'Our house'],
      ['link', 'Write to us'],
    ],
    says: ['1998'],
  },
  {
    name: 'long words',
    props: { page: 'about' },
    content: text(`<h2>${longName}</h2><p>${`${longName} `.repeat(40)}</p>`),
    expects: [['heading', longName]],
  },
  {
    name: 'nothing written yet',
    props: { page: 'about' },
    content: text('  '),
    says: ['This page is empty. Please contact support.'],
  },
  { name: 'on its way', props: { page: 'faqs' }, isWaiting: true },
];
