import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { safeAddress, useMessages, useStores, useText, type Text } from '../../engine';
import * as styles from './SmallPrint.css';

/**
 * Who runs the site and under which licence, where it is, and a word on playing with care; with a link to each licence
 * that names its page.
 */
export const SmallPrint = observer(function SmallPrint({
  licence,
  care,
}: {
  readonly licence: Text | undefined;
  readonly care: Text | undefined;
}) {
  const text = useText();
  const message = useMessages();
  const { name: siteName, operator } = useStores().site.site;
  const company = operator?.words.legalName;
  const said = licence
    ? text(licence)
    : company === undefined
      ? ''
      : message('siteFooter.runBy', { siteName, name: company });
  const pages = (operator?.licences ?? []).flatMap(({ number, authority, url }) =>
    url === undefined ? [] : [{ url, label: authority ?? number }],
  );
  return (
    <>
      <span>{sentences([said, operator?.words.address ?? '', care ? text(care) : ''])}</span>
      {pages.map(({ url, label }) => (
        <Fragment key={url}>
          {' '}
          <a className={styles.page} href={safeAddress(url)} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
    </>
  );
});

/** Sentences in one line; scripts without spaces have none after a full stop either. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => (line === '' || line.endsWith('。') ? line + part : `${line} ${part}`), '');
}
