import type { CallName } from '../../../engine/api/calls';
import { accountHandlers } from './account';
import { authHandlers } from './auth';
import type { SandboxCall } from './call';
import { cashierHandlers } from './cashier';
import { clubHandlers } from './club';
import { contentHandlers } from './content';
import { historyHandlers } from './history';
import { inboxHandlers } from './inbox';
import { launchHandlers } from './launch';
import { lobbyHandlers } from './lobby';
import { playerHandlers } from './player';
import { rewardsHandlers } from './rewards';
import { safetyHandlers } from './safety';
import { siteHandlers } from './site';
import { startHandlers } from './start';

/** What answers each endpoint; an endpoint without a handler does not compile. */
export const handlers: Readonly<Record<CallName, (call: SandboxCall<never>) => object>> = {
  ...startHandlers,
  ...contentHandlers,
  ...lobbyHandlers,
  ...authHandlers,
  ...playerHandlers,
  ...accountHandlers,
  ...inboxHandlers,
  ...siteHandlers,
  ...launchHandlers,
  ...cashierHandlers,
  ...historyHandlers,
  ...rewardsHandlers,
  ...clubHandlers,
  ...safetyHandlers,
};
