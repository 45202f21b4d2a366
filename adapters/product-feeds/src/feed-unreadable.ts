/** Why a feed's bytes cannot be read; a short code for the caller, with what is known of where. */
export class FeedUnreadable extends Error {
  readonly code: "notAFeed" | "malformed" | "tooLarge" | "doctype"
  constructor(code: FeedUnreadable["code"], message: string) {
    super(message)
    this.name = "FeedUnreadable"
    this.code = code
  }
}
