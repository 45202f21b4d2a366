/** Where a feed is broken, counted from 1. */
export interface FeedPlace {
  readonly line: number
  readonly column?: number
}

/** Why a feed's bytes cannot be read; a short code for the caller, with what is known of where. */
export class FeedUnreadable extends Error {
  readonly code: "notAFeed" | "malformed" | "tooLarge" | "doctype"
  readonly place: FeedPlace | undefined
  constructor(code: FeedUnreadable["code"], message: string, place?: FeedPlace) {
    super(message)
    this.name = "FeedUnreadable"
    this.code = code
    this.place = place
  }
}
