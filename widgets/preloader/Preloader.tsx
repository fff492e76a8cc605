import { observer } from 'mobx-react-lite';
import type { WidgetProps } from '../../engine';
import type { PreloaderProps } from '../../schemas/generated/widgets';
import { Brand } from './Brand';
import { Cover } from './Cover';

/**
 * The brand while the site begins: a page of its own that leads on by itself, or a cover over the first page (STATE-3).
 */
export const Preloader = observer(function Preloader({ covers, route }: WidgetProps<PreloaderProps>) {
  return covers ? <Cover /> : <Brand route={route} />;
});
