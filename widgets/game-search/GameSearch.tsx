import { observer } from 'mobx-react-lite';
import { useMessages, useRoute, useVariant, type WidgetProps } from '../../engine';
import type { GameSearchProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** A search field that leads to the games page with what was typed. */
export const GameSearch = observer(function GameSearch({ variant, route }: WidgetProps<GameSearchProps>) {
  const message = useMessages();
  const { hrefOf, navigate } = useRoute();
  const Form = useVariant(forms, variant);
  return (
    <Form
      label={message('gameSearch.label')}
      placeholder={message('gameSearch.placeholder')}
      action={hrefOf(route)}
      route={route}
      onSubmit={(words, scope) => navigate(scope || route, words.trim() ? { search: words.trim() } : {})}
    />
  );
});
