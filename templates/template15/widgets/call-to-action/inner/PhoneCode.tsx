import { QrDrawing } from '../../../../../engine';

/** The code of a page of this site. `path` as links name it; `label` says what the code is for. */
export function PhoneCode({ path, label }: { readonly path: string; readonly label: string }) {
  return <QrDrawing content={new URL(path, window.location.origin).href} label={label} />;
}
