import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Account } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { CallbackPages, type CallbackQuery } from "../ports/callback-pages.ts"
import { CallbackRequests, type StoredCallback } from "../stores/callback-requests.ts"

/** Open requests by when they are due, then handled ones, the latest first. */
const byTurn = (one: StoredCallback, other: StoredCallback): number => {
  if (one.handledAt === undefined && other.handledAt === undefined)
    return one.replyDueAt - other.replyDueAt || one.id - other.id
  if (one.handledAt === undefined || other.handledAt === undefined) return one.handledAt === undefined ? -1 : 1
  return other.handledAt - one.handledAt || other.id - one.id
}

const isInState = ({ handledAt, replyDueAt }: StoredCallback, { state, now }: CallbackQuery): boolean => {
  if (state === undefined) return true
  if (state === "handled") return handledAt !== undefined
  return handledAt === undefined && (state === "open" || replyDueAt <= now)
}

/** Pages of the requests in the in-memory database. */
export const memoryCallbackPages = Layer.effect(
  CallbackPages,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const { shape, declaration } = CallbackRequests
    const rows = database.table<string, Parameters<typeof declaration.row.read>[0]>(shape.table)
    const users = database.table<UserId, Account>("users")
    const businesses = database.table<BusinessProfileId, { readonly name: string }>("business-profiles")
    const isSought = ({ phone, userId, businessProfileId }: StoredCallback, search: string) => {
      const caller = users.get(userId)?.user
      const name = `${caller?.firstName ?? ""} ${caller?.lastName ?? ""}`
      return [phone, name, businesses.get(businessProfileId)?.name ?? ""].some((word) =>
        word.toLowerCase().includes(search.toLowerCase()),
      )
    }
    return {
      page: Effect.fnUntraced(function* (portalId, query) {
        const stored = yield* Effect.forEach([...rows.values()], declaration.row.read)
        const found = stored
          .filter((row) => row.portalId === portalId && isInState(row, query) && isSought(row, query.search))
          .toSorted(byTurn)
        return found.slice(query.skip, query.skip + query.limit)
      }),
    }
  }),
)
