import { observer } from 'mobx-react-lite';
import { personas, type Persona } from '../../protocol';
import type { PreviewStore } from '../PreviewStore';
import { Select } from '../Select';
import { words } from '../words';
import { routeOf } from '../routeOf';
import * as styles from './Toolbar.css';

/** Which site, page and language, and who looks. */
export const SiteChoices = observer(function SiteChoices({ store }: { readonly store: PreviewStore }) {
  const { choices, state, first } = store;
  const site = first.state?.site;
  const route = routeOf(first);
  const prefix =
    site?.locales.find(
      ({ prefix: known }) => known !== '' && (first.path === `/${known}` || first.path.startsWith(`/${known}/`)),
    )?.prefix ?? '';
  const addressIn = (language: string, path: string) =>
    language === '' ? path : `/${language}${path === '/' ? '' : path}`;
  return (
    <>
      <Select
        label={words.site}
        className={styles.wide}
        value={state.domain}
        onChange={(domain) => store.change({ domain })}
      >
        {choices?.sites.map(({ domain, name }) => (
          <option key={domain} value={domain}>
            {name} · {domain}
          </option>
        ))}
      </Select>
      <Select
        label={words.page}
        className={styles.wide}
        value={route}
        onChange={(path) => store.go(addressIn(prefix, path))}
      >
        {site?.pages.some(({ path }) => path === route) === false ? <option value={route}>{route}</option> : null}
        {site?.pages.map(({ name, path, access }) => (
          <option key={name} value={path}>
            {path}
            {access === 'public' ? '' : ` · ${access}`}
          </option>
        ))}
      </Select>
      <Select
        label={words.language}
        className={styles.narrow}
        value={prefix}
        onChange={(language) => store.go(addressIn(language, route))}
      >
        {site?.locales.map(({ code, name, prefix: own }) => (
          <option key={code} value={own}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={words.player}
        className={styles.narrow}
        value={state.player}
        isTried={state.player !== 'guest'}
        onChange={(player) => store.change({ player: player as Persona })}
      >
        {personas.map((persona) => (
          <option key={persona} value={persona}>
            {words.personas[persona]}
          </option>
        ))}
      </Select>
    </>
  );
});
