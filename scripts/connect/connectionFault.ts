import { Refusal } from '../options/refusal';

/** What is wrong with the given platform or content, as a sentence for the person who ran the command. */
export class ConnectionFault extends Refusal {}
