import { useText, useVariant, type WidgetProps } from '../../engine';
import type { CallToActionProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** An invitation with one button. */
export function CallToAction({
  variant,
  title,
  text: sentence,
  button,
  route,
  icon,
  emphasis,
}: WidgetProps<CallToActionProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  return (
    <Form
      title={text(title)}
      text={sentence ? text(sentence) : ''}
      button={text(button)}
      route={route}
      icon={icon}
      emphasis={emphasis}
    />
  );
}
