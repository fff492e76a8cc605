import { RouteLink } from '../../../../engine';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';

/** The first slide as the words of a chapter, for its slot `lead`; the second one is the other way. */
export function Chapter({ label, slides: [slide, other] }: HeroCarouselFormProps) {
  if (!slide) return null;
  const { kicker, title, subtitle, text, button, route } = slide;
  return (
    <div role="group" aria-label={label} data-part="hero-chapter">
      {kicker ? <p data-part="kicker">{kicker}</p> : null}
      <h2>{subtitle ? `${title} ${subtitle}` : title}</h2>
      {text ? <p>{text}</p> : null}
      <div data-part="chapter-ways">
        {button ? <RouteLink route={route}>{button}</RouteLink> : null}
        {other ? (
          <RouteLink route={other.route}>{other.subtitle ? `${other.title} ${other.subtitle}` : other.title}</RouteLink>
        ) : null}
      </div>
    </div>
  );
}
