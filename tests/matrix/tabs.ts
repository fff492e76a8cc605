import { test as base, type BrowserContext } from '@playwright/test';
import type { CompiledSite } from '../../engine/config/compiled';
import { rememberAnnouncements } from '../browser/announced';
import { endWorld, worldHeader } from '../browser/control';
import { withoutServiceWorkers } from '../browser/serviceWorkers';
import { stateOf } from '../browser/players';
import { playerOf } from '../e2e/signIn';
import { openTab, type Tab } from './tab';
import type { Role } from './testCases';

export { expect } from '@playwright/test';

/** Tabs that go from page to page, one for each site and role. */
export interface Tabs {
  readonly of: (site: CompiledSite, role: Role) => Promise<Tab>;
}

/** More would need more memory than a machine has. */
const keptTabs = 3;

/** `test` whose worker keeps its tabs: the site's code is loaded once for the test cases that follow one another. */
export const test = base.extend<object, { readonly tabs: Tabs }>({
  tabs: [
    async ({ browser }, use, { workerIndex }) => {
      const world = `matrix-${process.pid}-${workerIndex}`;
      const open = new Map<string, { readonly context: BrowserContext; readonly tab: Tab }>();
      const of: Tabs['of'] = async (site, role) => {
        const key = `${site.domain} ${role}`;
        const known = open.get(key);
        open.delete(key);
        if (known && !known.tab.page.isClosed()) {
          open.set(key, known);
          return known.tab;
        }
        const [oldest] = open.keys();
        if (open.size >= keptTabs && oldest !== undefined) {
          await open.get(oldest)?.context.close();
          open.delete(oldest);
        }
        const context = await browser.newContext({
          locale: 'en-GB',
          timezoneId: 'Asia/Manila',
          reducedMotion: 'reduce',
          extraHTTPHeaders: { [worldHeader]: world },
          ...(role === 'player' ? { storageState: await stateOf(playerOf(site.domain)) } : {}),
        });
        await withoutServiceWorkers(context);
        // A language of one's own would lead elsewhere at the first visit (I18N-1).
        await context.addCookies([
          { name: 'locale', value: site.locales.default, domain: `${site.domain}.localhost`, path: '/' },
        ]);
        await rememberAnnouncements(context);
        const tab = await openTab(context);
        open.set(key, { context, tab });
        return tab;
      };
      await use({ of });
      for (const { context } of open.values()) await context.close();
      await endWorld(world);
    },
    { scope: 'worker' },
  ],
});
