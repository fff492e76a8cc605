import { useVariant, type WidgetProps } from '../../engine';
import type { VipProgressProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Where a player stands in the club, and for guests the way in (STATE-2). */
export function VipProgress({ variant, joinRoute }: WidgetProps<VipProgressProps>) {
  const Form = useVariant(forms, variant);
  return <Form joinRoute={joinRoute} />;
}
