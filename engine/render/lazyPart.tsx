import { use, type ComponentType } from 'react';
import { useApplication } from '../context/ApplicationContext';

/**
 * A component whose code loads when it is first shown, as that of widgets does: a failure reaches the boundary around
 * it and is told to the chunk guard (STATE-10), and a later try asks for the code again. React's `lazy` would keep the
 * failure for good.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const Part = use(useApplication().widgets.part(load));
    return <Part {...props} />;
  };
}
