import type { FilePlace } from '../../explain/explanation';
import * as parts from './parts.css';
import type { PreviewStore } from './PreviewStore';
import { words } from './words';

/** A place in a file; a press opens the editor there. */
export function Place({ store, place }: { readonly store: PreviewStore; readonly place: FilePlace }) {
  const { file, line, column } = place;
  return (
    <button
      type="button"
      className={parts.place}
      title={words.opens}
      onClick={() => void store.open({ file, line, column })}
    >
      {file}:{line}
    </button>
  );
}
