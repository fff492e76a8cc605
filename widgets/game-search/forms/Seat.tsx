import {
  Button,
  contentRequest,
  safeAddress,
  useContent,
  useFormat,
  useLocale,
  useMessages,
  useRoute,
} from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Seat.css';

/** What a stake a hand can be, in whole units of the site's currency. */
const stakes = [1, 5, 25, 50, 250] as const;

/**
 * A short way to a free seat: what is dealt, how much a hand, in which language; it leads to the tables that fit, those
 * with most free seats first.
 */
export function Seat({ action, route }: GameSearchFormProps) {
  const message = useMessages();
  const { money, number } = useFormat();
  const { lang } = useLocale();
  const { navigate } = useRoute();
  const facets =
    useContent(contentRequest('games', { category: 'casino', pageSize: 9, facets: true })).value?.facets ?? [];
  const valuesOf = (name: string) => facets.find((facet) => facet.name === name)?.values ?? [];
  const open = valuesOf('seats')[0]?.games ?? 0;
  const languages = valuesOf('language');
  const limits = valuesOf('limit').map(({ value }) => Number(value));
  const tables = valuesOf('table').filter(({ label }) => label);
  return (
    <form
      className={styles.form}
      action={safeAddress(action)}
      aria-labelledby="quick-seat"
      data-part="quick-seat"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget);
        const words = [...chosen].flatMap(([name, value]) =>
          typeof value === 'string' && value ? [[name, value] as const] : [],
        );
        navigate(route, Object.fromEntries(words));
      }}
    >
      <input type="hidden" name="seats" value="open" />
      <input type="hidden" name="sort" value="seats" />
      <div className={styles.cell}>
        <h2 className={styles.title} id="quick-seat">
          {message('gameSearch.seat')}
        </h2>
        <p className={styles.note}>
          {open ? message('gameSearch.seatsFree', { count: open, formatted: number(open) }) : ' '}
        </p>
      </div>
      <label className={styles.half}>
        {message('gameSearch.seatGame')}
        <select name="table" className={styles.select} defaultValue="">
          <option value="">{message('gameSearch.seatAny')}</option>
          {tables.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.cell}>
        <legend className={styles.legend}>{message('gameSearch.seatStake')}</legend>
        <div className={styles.chips}>
          {stakes.map((stake) => (
            <label key={stake} className={styles.chip[stake]}>
              <input
                type="radio"
                name="limit"
                className={styles.radio}
                value={limits.filter((limit) => limit <= stake).join()}
                defaultChecked={stake === 5}
                aria-label={money(String(stake), { whole: true })}
              />
              <span aria-hidden="true">{stake}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className={styles.half}>
        {message('gameSearch.seatLanguage')}
        <select
          name="language"
          className={styles.select}
          defaultValue={languages.some(({ value }) => value === lang) ? lang : ''}
        >
          <option value="">{message('gameSearch.seatAny')}</option>
          {languages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="primary" className={styles.button}>
        {message('gameSearch.seatMe')}
      </Button>
    </form>
  );
}
