import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { safeAddress, useMessages, useStores, useText, type Text } from '../../engine';
import * as styles from './SmallPrint.css';

/**
 * Who runs the site and under which licence, and a word on playing with care. Whatever the site writes there, the
 * company and the number of each licence are said, the latter with a link where the licence names its page.
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
  const words = licence ? text(licence) : '';
  const runBy = !company || words.includes(company) ? '' : message('siteFooter.runBy', { siteName, name: company });
  const line = sentences([words, runBy, operator?.words.address ?? '', care ? text(care) : '']);
  return (
    <>
      <span>{line}</span>
      {operator?.licences.map(({ number, authority = '', url }) => {
        const isSaid = line.includes(number);
        const label = isSaid ? authority || number : `${authority} ${number}`.trim();
        // Without an address it is no link, and plain text.
        const look = url && {
          className: styles.page,
          target: '_blank',
          rel: 'noopener noreferrer',
        };
        return isSaid && !url ? null : (
          <Fragment key={number}>
            {' '}
            <a {...look} href={safeAddress(url)} translate="no">
              {label}
            </a>
          </Fragment>
        );
      })}
    </>
  );
});

/** Sentences in one line; scripts without spaces have none after a full stop either. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => (line === '' || line.endsWith('。') ? line + part : `${line} ${part}`), '');
}
