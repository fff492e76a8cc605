import { useMessages } from '../context/useText';
import { skip } from '../theme/base.css';

/** Leads keyboard players past the head of the page. */
export function SkipLink() {
  const message = useMessages();
  return (
    <a href="#main" className={skip}>
      {message('common.skipToContent')}
    </a>
  );
}
