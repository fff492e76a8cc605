import type { FastifyInstance } from 'fastify';
import type { CompiledBundle } from '../../../engine/config/compiled';
import { createSandbox, type ControlCommand } from '../../sandbox';
import { personaAccount, personaPassword } from '../../sandbox/personas';
import type { FramedProblem, PaneSite, PaneState, View, Visit } from '../protocol';
import type { ConfigurationHub } from './configurationHub';
import { momentsOf } from './moments';

/** A frame of the tool: a view of a site, with a platform of its own. */
export interface Pane {
  readonly id: string;
  readonly view: () => View;
  /** The last good state. */
  readonly bundle: () => CompiledBundle | undefined;
  readonly state: () => PaneState;
  readonly visit: () => Visit;
  /** The platform as this pane sees it; made when it is first asked. */
  readonly sandbox: () => Promise<FastifyInstance>;
  /** Shows something else. */
  readonly turn: (view: View) => Promise<void>;
  /** Looks at the configuration again. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Makes a pane; `onChange` is told of each new revision. A `connectedPlatform` the site is connected with takes no
 * orders: players, faults and times are its own.
 */
export function createPane(
  id: string,
  hub: ConfigurationHub,
  first: View,
  onChange: (pane: Pane) => void,
  connectedPlatform?: FastifyInstance,
): Pane {
  let view = first;
  let bundle: CompiledBundle | undefined;
  let problems: readonly FramedProblem[] = [];
  let revision = 0;
  let shown = '';
  let sandbox: Promise<FastifyInstance> | undefined;
  let steered = '';

  /** Applies what compiles; what does not keeps the last good state of the same domain. */
  function take(): void {
    const compiled = hub.compile(view);
    problems = compiled.problems;
    bundle = compiled.bundle ?? (bundle?.site.domain === view.domain ? bundle : undefined);
    const next = JSON.stringify([bundle, problems, view]);
    if (next === shown) return;
    shown = next;
    revision += 1;
    onChange(pane);
  }

  /** Brings the platform to what the view says of it. */
  async function steer(platform: FastifyInstance): Promise<void> {
    if (platform === connectedPlatform) return;
    const command = commandOf(view);
    const text = JSON.stringify(command);
    if (text === steered) return;
    const before = steered === '' ? [] : ((JSON.parse(steered) as ControlCommand).faults ?? []);
    steered = text;
    const cleared = before.map(({ call }) => ({ call, kind: null }));
    const answer = await platform.inject({
      method: 'POST',
      url: '/api/sandbox/control',
      payload: { ...command, faults: [...cleared, ...(command.faults ?? [])] },
    });
    if (answer.statusCode >= 400) throw new Error(`The sandbox refused the view: ${answer.body}`);
  }

  async function open(): Promise<FastifyInstance> {
    if (connectedPlatform) return connectedPlatform;
    const platform = await createSandbox({ seed: 'livery', sites: () => (bundle ? [bundle.site] : []) });
    await platform.ready();
    await steer(platform);
    return platform;
  }

  const pane: Pane = {
    id,
    view: () => view,
    bundle: () => bundle,
    state: () => ({ id, revision, problems, site: bundle ? siteOf(bundle) : null }),
    visit: () => {
      if (connectedPlatform) return { persona: 'guest', credentials: null, aheadMs: 0, revision };
      const { player = 'guest', aheadMs = 0 } = view;
      return {
        persona: player,
        credentials: player === 'guest' ? null : { accountId: personaAccount(player), password: personaPassword },
        aheadMs,
        revision,
      };
    },
    sandbox: () => (sandbox ??= open()),
    turn: async (next) => {
      view = next;
      if (sandbox) await steer(await sandbox);
      take();
    },
    renew: take,
    close: async () => {
      if (!connectedPlatform) await (await sandbox)?.close();
    },
  };
  take();
  return pane;
}

function commandOf({ domain, player = 'guest', aheadMs = 0, fault, latencyMs = 0 }: View): ControlCommand {
  return {
    timeOffsetMs: aheadMs,
    latencyMs,
    faults: fault ? [fault] : [],
    personas: player === 'guest' ? [] : [{ domain, name: player }],
  };
}

function siteOf(bundle: CompiledBundle): PaneSite {
  const { domain, name, theme, currency, features, locales, routes } = bundle.site;
  return {
    domain,
    name,
    theme: { code: theme.code, template: theme.template, color: theme.color },
    currency: currency.code,
    features,
    locales: locales.enabled.map(({ code, name: own, prefix }) => ({ code, name: own, prefix })),
    pages: routes.map(({ name: page, path, access }) => ({ name: page, path, access })),
    moments: momentsOf(bundle),
  };
}
