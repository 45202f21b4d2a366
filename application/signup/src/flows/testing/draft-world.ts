import { Effect, Fiber } from "effect"
import { asyncCall, type FailureOf, type InputOf } from "@application/kernel"
import {
  DetailsChanged,
  DetailsFrozen,
  nextRevision,
  SessionNotFound,
  type SessionUpdate,
  staleFields,
  updateBetween,
  withChange,
} from "@domain/signup"
import { SessionId } from "@domain/kernel"
import type {
  GetBusinessDetails,
  StartBusinessDetails,
  UpdateBusinessDetails,
} from "../../contract/business-details.ts"
import { freshSession } from "../../testing/fresh-session.ts"
import { forgetfulStorage, type StoredDraft } from "../draft-storage.ts"
import { makeLaunchFlow } from "../launch-flow.ts"

export const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
export const { details: draft } = freshSession(1, { sessionId, encodedId: "enc", createdAt: 0, updatedAt: 0 })

class Unplugged extends Error {}

/** A server of one draft that counts what it is sent and can be unplugged. */
const server = () => {
  const state = { details: draft, plugged: true, updates: 0, refuses: false, isGone: false, losesAnswer: false }
  const reach = <A, E>(answer: () => Effect.Effect<A, E>) =>
    Effect.suspend(() => (state.plugged ? answer() : Effect.die(new Unplugged())))
  return {
    state,
    start: ({ sessionId: asked }: { readonly sessionId?: SessionId }) =>
      reach(() => {
        if (!state.isGone) return Effect.succeed(state.details)
        return asked === undefined
          ? Effect.succeed(freshSession(2, { business: { name: "Anew" } }).details)
          : Effect.fail(new SessionNotFound({}))
      }),
    get: ({ sessionId: asked }: { readonly sessionId: SessionId }) =>
      reach(() => (asked === sessionId ? Effect.succeed(state.details) : Effect.fail(new SessionNotFound({})))),
    update: ({ changes, launchState, revision = Infinity }: InputOf<typeof UpdateBusinessDetails>) =>
      reach((): Effect.Effect<SessionUpdate, FailureOf<typeof UpdateBusinessDetails>> => {
        state.updates += 1
        if (state.refuses) return Effect.fail(new DetailsFrozen({ fields: ["budget"] }))
        const before = state.details
        const changed = withChange(before, changes, "owner")
        const fields = staleFields(before, changed, revision)
        if (fields.length > 0) return Effect.fail(new DetailsChanged({ fields, details: before }))
        state.details = { ...nextRevision(before, changed), ...(launchState !== undefined && { launchState }) }
        if (state.losesAnswer) return Effect.die(new Unplugged())
        return Effect.succeed(updateBetween(before, state.details, changes))
      }),
  }
}

/** One device and one server, with a visit for each time that the draft is opened. */
export const world = (stored?: StoredDraft) => {
  const remote = server()
  const storage = forgetfulStorage(stored)
  const visit = () =>
    makeLaunchFlow({
      start: asyncCall<typeof StartBusinessDetails>(remote.start),
      get: asyncCall<typeof GetBusinessDetails>(remote.get),
      update: asyncCall<typeof UpdateBusinessDetails>(remote.update),
      storage,
      later: (milliseconds, work) => {
        const timer = Effect.runFork(Effect.andThen(Effect.sleep(milliseconds), Effect.sync(work)))
        return () => void Effect.runFork(Fiber.interrupt(timer))
      },
    })
  return { remote, storage, visit }
}
