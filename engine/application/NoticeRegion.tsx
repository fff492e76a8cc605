import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import './Notices.css';
import { useApplication } from './ApplicationContext';

const Notices = lazy(() => import('./Notices').then((module) => ({ default: module.Notices })));

/** The live region of short messages. It stands from the start, so that screen readers hear the first one; its looks load with that. */
export const NoticeRegion = observer(function NoticeRegion() {
  const { notices } = useApplication().stores.notices;
  return (
    <div role="status" data-part="notices">
      {notices.length > 0 ? (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      ) : null}
    </div>
  );
});
