import { runInAction } from 'mobx';
import type { Environment } from '../environment';
import type { SessionController } from './sessionController';
import type { SessionEvent, SessionState } from './sessionState';

/**
 * Loads the session controller: at once for a stored player, else with the first attempt to sign in. A guest who only
 * looks needs none.
 */
export interface SessionLoader {
  /** The controller once it has loaded; there is no player before. */
  readonly loaded: SessionController | null;
  /**
   * Loads the controller once; rejects where its code fails to load, with the `failure` of the call that needed it, and
   * loads again the next time.
   */
  readonly load: () => Promise<SessionController>;
  /**
   * Looks for a stored player: called once the page has been hydrated, and whenever another tab may have signed one in.
   */
  readonly restore: () => Promise<void>;
  /** Looks again who is here: another tab may have signed in or out, or the platform ended the session. */
  readonly look: (event: SessionEvent) => void;
}

/** Makes the loader of one application. */
export function createSessionLoader(
  environment: Pick<Environment, 'report'>,
  session: SessionState,
  importController: () => Promise<SessionController>,
): SessionLoader {
  let loading: Promise<SessionController> | undefined;
  let loaded: SessionController | null = null;

  const load = () =>
    (loading ??= importController().then(
      (controller) => (loaded = controller),
      (error: unknown) => {
        loading = undefined;
        throw Object.assign(new Error('session', { cause: error }), {
          failure: { statusCode: -500, statusMessage: 'internalServerError' },
        });
      },
    ));

  async function restore(): Promise<void> {
    try {
      if (!session.user && session.hasStored()) (await load()).restore();
    } catch (error) {
      environment.report(error, 'session');
    } finally {
      runInAction(() => (session.isRestored = true));
    }
  }

  return {
    get loaded() {
      return loaded;
    },
    load,
    restore,
    look: (event) => {
      if (session.user) loaded?.look(event);
      else void restore();
    },
  };
}
