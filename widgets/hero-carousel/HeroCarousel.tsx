import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useMessages, useVariant, type WidgetProps } from '../../engine';
import type { HeroCarouselProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The operator's slides; without any it gives its room away. */
export const HeroCarousel = observer(function HeroCarousel({
  node,
  variant,
  limit,
  interval,
}: WidgetProps<HeroCarouselProps>) {
  const message = useMessages();
  const Form = useVariant(forms, variant);
  const slides = useContent(contentRequest('slides', {})).value ?? [];
  if (slides.length === 0) return null;
  return <Form node={node} label={message('heroCarousel.label')} slides={slides.slice(0, limit)} interval={interval} />;
});
