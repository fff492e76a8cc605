import { versions } from '../migrations';

/** Versions of the platform's `live-chat`. */
export const liveChat = versions();
