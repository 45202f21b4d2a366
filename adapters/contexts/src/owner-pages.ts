import { safeFetch, type SafeFetchOptions } from "@adapters/web-extraction"
import { OwnerPages } from "@application/conversions/ports"
import { Effect, Layer, Option } from "effect"

/** Reads pages of owners' websites through the safe fetch. */
export const ownerPages = (fetch: SafeFetchOptions = {}) =>
  Layer.succeed(OwnerPages, {
    read: (address) =>
      Effect.map(Effect.option(safeFetch(address, fetch)), (found) => Option.getOrUndefined(found)?.html),
  })
