import { useMessages } from '../context/useText';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { bars, skeleton } from './ModalFrame.css';

const shapes = ['title', 'line', 'box', 'line', 'box', 'box'] as const;

/** What a modal shows while its content is on its way. */
export function ModalSkeleton() {
  const message = useMessages();
  return (
    <div className={skeleton} data-part="modal-skeleton">
      <span id="modal-title" className={visuallyHidden}>
        {message('common.loading')}
      </span>
      {shapes.map((shape, index) => (
        <i key={index} className={bars[shape]} />
      ))}
    </div>
  );
}
