import { Suspense } from 'react';
import { useVariant } from '../../../../engine';
import { sheets } from '../../variants';
// Pages are served with the styles of what they may load later.
import '../FilterSheet.css';

type SheetProps = Parameters<typeof sheets.props & object>[0];

/** The sheet of filters, loaded when it is first opened. */
export function LazySheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}

function Sheet(props: SheetProps) {
  const Named = useVariant(sheets, 'filter-sheet');
  return <Named {...props} />;
}
