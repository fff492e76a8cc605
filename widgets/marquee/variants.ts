import { defineVariants, type MarqueeItem } from '../../engine';

export interface MarqueeFormProps {
  readonly label: string;
  readonly items: readonly MarqueeItem[];
}

export const forms = defineVariants<MarqueeFormProps>('marquee/forms');
