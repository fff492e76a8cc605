import { spinner } from './Spinner.css';

/** Something is on its way. The words beside it say what. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
