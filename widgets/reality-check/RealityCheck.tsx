import { observer } from 'mobx-react-lite';
import { useStores, useVariant, type WidgetProps } from '../../engine';
import type { RealityCheckProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** The pause that a reality check is, or the choice of how often it comes. Nothing for guests. */
export const RealityCheck = observer(function RealityCheck({ variant, choices }: WidgetProps<RealityCheckProps>) {
  const Form = useVariant(forms, variant);
  return useStores().session.isAuthenticated ? <Form choices={choices} /> : null;
});
