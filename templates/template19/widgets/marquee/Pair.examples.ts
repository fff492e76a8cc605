import { contentRequest, type WidgetExample } from '../../../../engine';
import { longName, longNotice, notices } from '../../../../engine/examples';
import type { MarqueeProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('marquee', {}), notices]] as const;
const long = [[contentRequest('marquee', {}), [longNotice]]] as const;

export const examples: readonly WidgetExample<MarqueeProps>[] = [
  { name: 'pair', props: { variant: 'pair', label: { EN: 'News' } }, content, expects: [['region', 'News']] },
  ...(['pair'] as const).map((variant) => ({
    name: `one long ${variant}`,
    props: { variant },
    content: long,
    says: [longName],
  })),
];
