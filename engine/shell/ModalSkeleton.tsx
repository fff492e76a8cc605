import { useMessages } from '../context/useText';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { skeleton } from './ModalFrame.css';

/** What a modal shows while its content is on its way. */
export function ModalSkeleton() {
  const message = useMessages();
  return (
    <div className={skeleton} data-part="modal-skeleton">
      <span id="modal-title" className={visuallyHidden}>
        {message('common.loading')}
      </span>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
