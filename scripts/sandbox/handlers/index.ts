import type { CallName } from '../../../engine/api/calls';
import { authHandlers } from './auth';
import type { SandboxCall } from './call';
import { contentHandlers } from './content';
import { lobbyHandlers } from './lobby';
import { playerHandlers } from './player';
import { startHandlers } from './start';

/** What answers each row of the call table; a row without a handler does not compile. */
export const handlers: Readonly<Record<CallName, (call: SandboxCall<never>) => object>> = {
  ...startHandlers,
  ...contentHandlers,
  ...lobbyHandlers,
  ...authHandlers,
  ...playerHandlers,
};
