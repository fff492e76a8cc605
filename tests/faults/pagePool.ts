import { steer } from '../browser/control';
import { untilIdle } from '../browser/idle';
import { settled, signIn } from './application';
import { openTab, type Place, type Tab } from './tab';

/** Where test cases of calls without a page of their own are run. */
const plainPage = ['lucky-harbor.example', '/about'] as const;

/**
 * The page pool: tabs that test cases share, a guest's and a player's; one in which something happened is not used
 * again.
 */
export interface PagePool {
  readonly take: (isPlayer: boolean) => Promise<Tab>;
  /** Closes a tab, with all that the sandbox remembers. */
  readonly leave: (isPlayer: boolean) => Promise<void>;
  /** Closes every tab. */
  readonly close: () => Promise<void>;
}

export function createPagePool(place: Place): PagePool {
  const tabs = new Map<boolean, Tab>();
  return {
    async take(isPlayer) {
      const kept = tabs.get(isPlayer);
      const known = kept?.page.isClosed() === false ? kept : undefined;
      const tab = known ?? (await openTab(place));
      tabs.set(isPlayer, tab);
      tab.problems.length = 0;
      if (!known) {
        await tab.open(...plainPage);
        await untilIdle(tab.page);
        if (isPlayer) await signIn(tab.page);
      }
      if (isPlayer) await settled(tab.page);
      return tab;
    },
    async leave(isPlayer) {
      // Whoever is signed in is so no more once the sandbox has forgotten.
      const gone = isPlayer ? [true] : [true, false];
      for (const key of gone) {
        await tabs.get(key)?.close();
        tabs.delete(key);
      }
      await steer(place.world, { reset: true });
    },
    close: async () => {
      for (const tab of tabs.values()) await tab.close();
    },
  };
}
