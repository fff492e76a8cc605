import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApplication, useStores } from '../context/ApplicationContext';
import { campaignAttribution } from '../stores/campaignAttribution';
import { reportAdVisit } from './adVisit';
import { Analytics } from './AnalyticsFrame';
import { consentOf } from './consent';
import { ConsentBanner } from './ConsentBanner';

/**
 * Everything from outside that a page takes in by itself: the question for consent first, then analytics and the ad
 * visit.
 */
export const Outside = observer(function Outside() {
  const application = useApplication();
  const { site } = useStores();
  const consent = consentOf(application.environment, () => site.site.features.consent);
  const isAllowed = consent.allows('analytics');
  useEffect(() => {
    if (isAllowed)
      void reportAdVisit(
        application,
        campaignAttribution(application.environment, application.stores.site.site.session),
      );
  }, [isAllowed, application]);
  if (consent.isOpen) return <ConsentBanner consent={consent} />;
  return isAllowed ? <Analytics /> : null;
});
