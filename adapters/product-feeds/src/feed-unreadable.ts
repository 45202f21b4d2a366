import type { FeedExcess } from "@domain/businesses"

/** Where a feed is broken, counted from 1. */
export interface FeedPlace {
  readonly line: number
  readonly column?: number
}

/** What is known of a fault: where a feed is broken, or which limit it exceeds. */
export interface FeedFault {
  readonly place?: FeedPlace
  readonly excess?: FeedExcess
}

/** Why a feed's bytes cannot be read; a short code for the caller, with what is known of the fault. */
export class FeedUnreadable extends Error {
  readonly code: "notAFeed" | "malformed" | "tooLarge" | "doctype"
  readonly place: FeedPlace | undefined
  readonly excess: FeedExcess | undefined
  constructor(code: FeedUnreadable["code"], message: string, { place, excess }: FeedFault = {}) {
    super(message)
    this.name = "FeedUnreadable"
    this.code = code
    this.place = place
    this.excess = excess
  }
}

/** A feed that exceeds a limit of its size. */
export const tooLarge = (excess: FeedExcess): FeedUnreadable =>
  new FeedUnreadable("tooLarge", `More than ${excess.most} (${excess.of})`, { excess })
