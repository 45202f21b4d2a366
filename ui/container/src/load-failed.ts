/** Thrown by a loader whose call failed; the route's error element shows it. */
export class LoadFailed extends Error {
  readonly failure: unknown
  constructor(failure: unknown) {
    super("A page could not be loaded")
    this.failure = failure
  }
}
