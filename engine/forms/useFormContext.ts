import { useMemo } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useRoute } from '../routing/CurrentRoute';
import { separatorsOf } from './amount';
import type { FormData } from './outcome';
import type { FormContext } from './values';

const noData: FormData = {};

/**
 * The form context that values are read with: the language's separators, the currency's decimals, the player's data and
 * what `extra` adds. Reads stores: for observers.
 */
export function useFormContext(extra: FormData = noData): () => FormContext {
  const { stores } = useApplication();
  const { date } = useRoute().locale;
  const { currency } = stores.site.site;
  const { accountId, fullName, user } = stores.session;
  const email = user?.email ?? '';
  return useMemo(() => {
    const separators = separatorsOf(date, currency);
    const data: FormData = {
      'player.account': accountId,
      'player.fullName': fullName,
      'player.email': email,
      ...extra,
    };
    return () => ({ separators, places: currency.digits, data, now: stores.now() });
  }, [date, currency, accountId, fullName, email, extra, stores]);
}
