/** A refusal in the platform's envelope; it is sent with HTTP status 200, as the platform does. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly statusMessage: string,
  ) {
    super(statusMessage);
  }
}
