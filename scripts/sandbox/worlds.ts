import type { FastifyRequest } from 'fastify';
import { createGround } from './ground';
import { createWorld, type SandboxOptions, type World } from './world';

/** The header by which a visitor names a world of their own. */
export const worldHeader = 'x-sandbox-world';

/** The worlds of a sandbox. Faults, accounts and time of one are nothing to the others. */
export interface Worlds {
  /** The world of requests that name none. */
  readonly usual: World;
  /**
   * The world that a request names, made when it is first named: as at the start, but the sessions of the usual world
   * are open in it, too, each with an account of its own.
   */
  of(request: Pick<FastifyRequest, 'headers'>): World;
  /** Ends the world that a request names, with all that it keeps; the usual one is reset instead. */
  end(request: Pick<FastifyRequest, 'headers'>): void;
}

/** Makes the usual world. */
export function createWorlds(options: SandboxOptions): Worlds {
  const ground = createGround(options.seed, (options.now ?? Date.now)());
  const usual = createWorld(options, ground);
  const named = new Map<string, World>();
  const nameIn = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const name = headers[worldHeader];
    return typeof name === 'string' && name !== '' ? name : undefined;
  };
  return {
    usual,
    of(request) {
      const name = nameIn(request);
      if (name === undefined) return usual;
      const world = named.get(name) ?? createWorld(options, ground, () => usual.players.sessions());
      named.set(name, world);
      return world;
    },
    end(request) {
      const name = nameIn(request);
      const world = name === undefined ? usual : named.get(name);
      world?.reset();
      if (name !== undefined) named.delete(name);
    },
  };
}
