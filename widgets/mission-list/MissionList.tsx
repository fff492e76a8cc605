import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { MissionListProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Open missions with their progress. */
export const MissionList = observer(function MissionList({ variant, title, limit }: WidgetProps<MissionListProps>) {
  const text = useText();
  const Form = useVariant(forms, variant);
  const missions = (useContent(contentRequest('missions', {})).value ?? []).slice(0, limit);
  if (missions.length === 0) return null;
  return <Form title={text(title)} missions={missions} />;
});
