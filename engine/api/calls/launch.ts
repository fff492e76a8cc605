import { launchGameAnswer, validateLaunchGameRequest } from '../../../schemas/generated/validators/api-launch';
import type { LaunchGameAnswer } from '../../../schemas/generated/api';
import { defineEndpoint, playerBody, siteBody } from '../endpoint';
import type { Launch } from '../walletModels';

/** What opens a game. */
export interface LaunchParams {
  readonly providerCode: string;
  readonly gameCode: string;
  /** A demo opens for guests too. */
  readonly isDemo: boolean;
  readonly device: 'phone' | 'desktop';
  /** Whole addresses that the game leads back to. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

/**
 * Opening a game, which the spec does not show. An address opens once: it is asked for at every launch and shared by
 * none.
 */
export const launchCalls = {
  launchGame: defineEndpoint<LaunchParams, LaunchGameAnswer, Launch>({
    requirement: 'CALL-X',
    method: 'POST',
    path: '/api/product/launch',
    failure: 'read',
    errorPresentation: 'dialog',
    repeatable: false,
    origin: 'livery',
    definition: 'LaunchGame',
    body: ({ providerCode, gameCode, isDemo, device, lobbyUrl, depositUrl }, context) => ({
      ...playerBody(context),
      ...siteBody(context),
      provider_code: providerCode,
      game_code: gameCode,
      mode: isDemo ? 'DEMO' : 'REAL',
      lang: context.site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en',
      currency: context.site.currency.code,
      device: device === 'phone' ? 'PHONE' : 'DESKTOP',
      lobby_url: lobbyUrl,
      deposit_url: depositUrl,
    }),
    isBody: validateLaunchGameRequest,
    answer: launchGameAnswer,
    model: ({ value: { url, target, expires_at } }) => ({
      url,
      target: target === 'POPUP' ? 'popup' : 'frame',
      expiresAt: expires_at,
    }),
  }),
};
