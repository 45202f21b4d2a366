import { Effect, Layer } from "effect"
import { OwnerPages } from "../ports/owner-pages.ts"

/** Pages of owners' websites by their addresses; whatever is not among them cannot be read. */
export const memoryOwnerPages = (pages: Readonly<Record<string, string>> = {}) =>
  Layer.succeed(OwnerPages, { read: (address) => Effect.sync(() => pages[address]) })
