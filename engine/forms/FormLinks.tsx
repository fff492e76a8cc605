import { useStores } from '../context/ApplicationContext';
import { useText } from '../context/useText';
import type { CompiledForm } from '../config/form/compiledForm';
import { RouteLink } from '../routing/RouteLink';
import { useQuery } from '../routing/useQuery';
import * as styles from './FormView.css';

/**
 * Links below a form; those to pages that the site switches off are left out. A page that waits for the player goes on
 * waiting.
 */
export function FormLinks({ links }: { readonly links: CompiledForm['steps'][number]['links'] }) {
  const text = useText();
  const { site } = useStores();
  const query = useQuery();
  const shown = links.filter(({ route }) => site.site.routes.some(({ name }) => name === route));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links}>
      {shown.map(({ lead, label, route }) => (
        <li key={route}>
          {lead ? (
            <>
              <span>{text(lead)}</span>{' '}
            </>
          ) : null}
          <RouteLink route={route} query={{ next: query['next'] }} className={styles.link}>
            {text(label)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
