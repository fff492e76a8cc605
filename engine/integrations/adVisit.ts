import type { Application } from '../context/ApplicationContext';
import type { CampaignAttribution } from '../stores/campaignAttribution';

const marker = 'livery.adVisit';

/**
 * Tells the platform, once a browser session, that an advertisement led here (CALL-SITE-8). A failure goes to the
 * global error handler by the rule of its row, and nowhere else (ERR-6).
 */
export async function reportAdVisit(
  { environment, stores }: Application,
  { fbp, appsflyerId }: Pick<CampaignAttribution, 'fbp' | 'appsflyerId'>,
): Promise<void> {
  if ((fbp === '' && appsflyerId === '') || environment.session.get(marker) !== null) return;
  environment.session.set(marker, '1');
  await stores.api.call('adVisit', { fbp, appsflyerId });
}
