import { contentRequest, type WidgetExample } from '../../../../engine';
import { jackpots } from '../../../../engine/examples';
import type { JackpotsProps } from '../../../../schemas/generated/widgets';

const content = [[contentRequest('jackpots', {}), jackpots]] as const;

export const examples: readonly WidgetExample<JackpotsProps>[] = [
  ...(['pillars'] as const).map((variant) => ({
    name: variant,
    props: { variant, title: { EN: 'Jackpots' } },
    content,
    expects: [['region', 'Jackpots']] as const,
    says: ['Grand'],
  })),
];
