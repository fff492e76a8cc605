import { test } from '../browser/withoutPictures';
import { takeAway, useEverything, type Ability } from './lacking';
import { nightlyOnly } from '../browser/nightlyOnly';

/** What Firefox refuses where cookies are blocked. */
const blocked: readonly Ability[] = ['window.BroadcastChannel', 'window.localStorage', 'window.sessionStorage'];

test.use({ viewport: { width: 1440, height: 900 } });

test('[STATE-1] a browser that blocks cookies signs in, pays in, plays, changes the language and signs out', async ({
  page,
}) => {
  await takeAway(page, blocked, 'throws');
  await useEverything(page, { keepsSession: false });
});

test(
  '[STATE-1] so does one on plain http, where ids, copies and share sheets are not available',
  nightlyOnly,
  async ({ page }) => {
    await takeAway(page, ['crypto.randomUUID', 'navigator.clipboard', 'navigator.share'], 'absent');
    await useEverything(page, { keepsSession: true });
  },
);
