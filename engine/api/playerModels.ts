import type { Decimal } from './decimal';

/** What a sign-up carries (CALL-AUTH-5). The campaign attribution is empty where the address had none. */
export interface SignUp {
  readonly accountId: string;
  readonly password: string;
  readonly phone: string;
  readonly email: string;
  /** Code of the player who sent the guest. */
  readonly referrerCode: string;
  /** Campaign channel, campaign and promotion partner of the campaign attribution. */
  readonly ch: string;
  readonly cm: string;
  readonly pp: string;
  readonly affiliateCode: string;
  /** Browser id of the ad network's pixel. */
  readonly fbp: string;
  /** Id of the app attribution. */
  readonly appsflyerId: string;
  readonly visitorId: string;
}

/** A one-time code was sent, or would have been: the platform does not tell which accounts exist. */
export interface CodeSent {
  /** Seconds until another may be asked for. */
  readonly resendSeconds: number;
  /** Seconds it counts. */
  readonly expireSeconds: number;
}

/** A player's own record (CALL-PLAYER-1). */
export interface Profile {
  readonly fullName: string;
  readonly email: string;
}

/** A message to the player (CALL-PLAYER-2). */
export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
  /** ISO 8601. */
  readonly at: string;
  /** Absent where nothing comes with it. */
  readonly reward?: InboxReward & { readonly isClaimed: boolean };
}

/** What a message brings; the decimals are in major units and in tokens. */
export interface InboxReward {
  readonly money?: Decimal;
  readonly tokens?: Decimal;
}

/** What a mission, the wheel or the minigame pays. */
export interface Prize {
  readonly kind: 'money' | 'tokens' | 'spins' | 'nothing';
  /** Money in major units; else a whole number. */
  readonly amount: Decimal;
}

/** A mission as it stands for the player. */
export interface PlayerMission {
  readonly id: string;
  readonly title: string;
  readonly reward: string;
  readonly done: number;
  readonly goal: number;
  readonly state: 'open' | 'ready' | 'claimed' | 'locked';
  /** Of a locked one: the mission whose reward must be claimed first. */
  readonly opensAfter?: string;
  /** Of a locked one: the VIP level that opens it. */
  readonly opensAtLevel?: string;
}

/** What a player has after a reward. */
export interface Rewarded {
  readonly prize: Prize;
  readonly tokens: Decimal;
  /** Turns of the wheel left. */
  readonly spins: number;
}

/** The wheel of the player. */
export interface Wheel {
  /** Clockwise from the top. */
  readonly segments: readonly { readonly id: string; readonly prize: Prize }[];
  readonly spins: number;
  /** ISO 8601; when the next free turn comes. */
  readonly nextAt: string;
}

/** A round of the minigame: which of three shells hides the pearl. */
export interface MinigameRound {
  readonly id: string;
  /** The shell with the pearl, 0 to 2. */
  readonly pearl: number;
  /** Tokens that came back, the stake included. */
  readonly won: number;
  /** Tokens now, and those held back for open rounds (STATE-1). */
  readonly tokens: Decimal;
  readonly frozenTokens: Decimal;
}
