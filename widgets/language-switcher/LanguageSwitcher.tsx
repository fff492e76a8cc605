import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import {
  Icon,
  isPlainPress,
  useMessages,
  useQuery,
  useRoute,
  useStores,
  type CompiledLocale,
  type WidgetProps,
} from '../../engine';
import type { LanguageSwitcherProps } from '../../schemas/generated/widgets';
import * as styles from './LanguageSwitcher.css';

/**
 * The enabled languages by their own names. They are plain links, which work without scripts; with scripts the
 * page switches in place. A press before hydration is replayed, because it is a choice to remember.
 */
export const LanguageSwitcher = observer(function LanguageSwitcher({ compact }: WidgetProps<LanguageSwitcherProps>) {
  const message = useMessages();
  const { site, locale: store } = useStores();
  const { name, locale, hrefOf, switchLocale } = useRoute();
  const query = useQuery();
  const { enabled } = site.site.locales;
  if (enabled.length < 2) return null;
  // Another tab that opens an address without a language would lead back to the one chosen before.
  const openElsewhere = ({ code, prefix }: CompiledLocale) => {
    if (prefix === '') store.remember(code);
  };
  const handleClick = (event: MouseEvent, chosen: CompiledLocale) => {
    if (!isPlainPress(event)) {
      openElsewhere(chosen);
      return;
    }
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
    store.choose(chosen.code);
    switchLocale(chosen);
  };
  return (
    <details className={compact ? styles.compact : styles.details} data-menu="" data-part="language-switcher">
      <summary
        className={styles.summary}
        aria-label={`${message('languageSwitcher.label')}: ${compact ? `${locale.code} ` : ''}${locale.name}`}
      >
        <Icon name="globe" />
        <span className={styles.name} data-code={locale.code} translate="no">
          {compact ? locale.code : locale.name}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.list} role="list">
        {enabled.map((other) => (
          <li key={other.code}>
            <a
              href={hrefOf(name === 'not-found' ? 'home' : name, query, other)}
              hrefLang={other.lang}
              lang={other.lang}
              className={styles.link}
              aria-current={other.code === locale.code ? 'true' : undefined}
              data-replay=""
              onClick={(event) => handleClick(event, other)}
              onAuxClick={({ button }) => button === 1 && openElsewhere(other)}
            >
              <span translate="no">{other.name}</span>
              {other.code === locale.code ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
});
