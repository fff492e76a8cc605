import { defineVariants, type NodeHandle, type Slide } from '../../engine';

export interface HeroCarouselFormProps {
  /** Slot `aside`: widgets beside the lead, for forms that have room for them. */
  readonly node: NodeHandle;
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Milliseconds a slide stays; 0 never moves by itself. */
  readonly interval: number;
}

export const forms = defineVariants<HeroCarouselFormProps>('hero-carousel/forms');
