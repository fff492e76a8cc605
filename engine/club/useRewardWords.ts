import type { Prize } from '../api/playerModels';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';

/**
 * Returns a prize in words, `₱50.00` or `25 tokens`; parts that are absent or zero are left out, and nothing at all is
 * empty.
 */
export function useRewardWords(): (prize: Prize) => string {
  const message = useMessages();
  const { money, number } = useFormat();
  return ({ kind, amount }) => {
    if (kind === 'nothing' || /^0*(?:\.0*)?$/.test(amount)) return '';
    if (kind === 'money') return money(amount);
    return message(kind === 'tokens' ? 'club.tokens' : 'club.spins', {
      count: Number(amount),
      formatted: number(amount),
    });
  };
}
