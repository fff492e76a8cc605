import { useMessages } from '../../engine';

const named: readonly string[] = ['football', 'basketball', 'tennis', 'volleyball', 'sabong', 'esports', 'boxing'];

/** How a sport is called: in the player's language where there is a word for it, else as the platform writes it. */
export function useSportName(): (sport: string) => string {
  const message = useMessages();
  return (sport) => (named.includes(sport) ? message(`matchList.sport.${sport}`) : sport);
}
