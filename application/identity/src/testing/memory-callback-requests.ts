import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { Account } from "@domain/identity"
import { type BusinessProfileId, CallbackRequestId, type PortalId, type UserId } from "@domain/kernel"
import { type CallbackQuery, CallbackRequests, type StoredCallback } from "../ports/callback-requests.ts"

/** Open requests by when they are due, then handled ones, the latest first. */
const byTurn = (one: StoredCallback, other: StoredCallback): number => {
  if (one.answer === undefined && other.answer === undefined)
    return one.replyDueAt - other.replyDueAt || one.id - other.id
  if (one.answer === undefined || other.answer === undefined) return one.answer === undefined ? -1 : 1
  return other.answer.at - one.answer.at || other.id - one.id
}

const isInState = ({ answer, replyDueAt }: StoredCallback, { state, now }: CallbackQuery): boolean => {
  if (state === undefined) return true
  if (state === "handled") return answer !== undefined
  return answer === undefined && (state === "open" || replyDueAt <= now)
}

/** Requests to be called in the in-memory database. */
export const memoryCallbackRequests = Layer.effect(
  CallbackRequests,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<CallbackRequestId, StoredCallback>("callback_requests")
    const users = database.table<UserId, Account>("users")
    const businesses = database.table<BusinessProfileId, { readonly name: string }>("business-profiles")
    const inPortal = (portalId: PortalId, id: CallbackRequestId) => {
      const row = rows.get(id)
      return row?.portalId === portalId ? row : undefined
    }
    const isSought = ({ request }: StoredCallback, search: string) => {
      const caller = users.get(request.id)?.user
      const words = [
        request.phone,
        `${caller?.firstName ?? ""} ${caller?.lastName ?? ""}`,
        businesses.get(request.businessProfileId)?.name ?? "",
      ]
      return words.some((word) => word.toLowerCase().includes(search.toLowerCase()))
    }
    return {
      add: (stored) =>
        Effect.sync(() => {
          const id = CallbackRequestId.make(rows.size + 1)
          rows.set(id, { ...stored, id })
        }),
      page: (portalId, query) =>
        Effect.sync(() => {
          const found = [...rows.values()]
            .filter((row) => row.portalId === portalId && isInState(row, query) && isSought(row, query.search))
            .toSorted(byTurn)
          return { requests: found.slice(query.skip, query.skip + query.limit), total: found.length }
        }),
      byId: (portalId, id) => Effect.sync(() => inPortal(portalId, id)),
      latestOf: (portalId, userId, businessProfileId) =>
        Effect.sync(() =>
          [...rows.values()]
            .filter(
              (row) =>
                row.portalId === portalId &&
                row.request.id === userId &&
                row.request.businessProfileId === businessProfileId,
            )
            .toSorted((one, other) => other.id - one.id)
            .at(0),
        ),
      claim: (portalId, id, claim) =>
        Effect.sync(() => {
          const row = inPortal(portalId, id)
          if (row === undefined || row.answer !== undefined) return
          if (claim !== undefined && row.claim !== undefined) return
          const { claim: _before, ...free } = row
          rows.set(id, claim === undefined ? free : { ...free, claim })
        }),
      keepNote: (portalId, id, note) =>
        Effect.sync(() => {
          const row = inPortal(portalId, id)
          if (row !== undefined) rows.set(id, { ...row, note })
        }),
      answer: (portalId, id, answer) =>
        Effect.sync(() => {
          const row = inPortal(portalId, id)
          if (row === undefined || (answer !== undefined && row.answer !== undefined)) return
          const { answer: _before, ...open } = row
          rows.set(id, answer === undefined ? open : { ...open, answer })
        }),
    }
  }),
)
