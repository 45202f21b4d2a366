import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import {
  type Actor,
  CurrentActor,
  CurrentRequest,
  type InputOf,
  outputIn,
  type RequestFacts,
} from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { Role } from "@domain/identity"
import { type BusinessProfileId, PortalId } from "@domain/kernel"
import { GetBusinessDetails } from "../contract/index.ts"
import { getBusinessDetails } from "../use-cases/business-details.ts"
import { memoryPortal, memoryPortals, memorySignup } from "./index.ts"

/** Every port of the sign-up. */
export type SignupPorts = Layer.Success<typeof memorySignup>

/** Runs in a fresh in-memory world whose clock stands at the epoch. */
export const inSignup = <A, E>(effect: Effect.Effect<A, E, SignupPorts>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, Layer.merge(memorySignup, TestClock.layer())))

const acting = (actor: Actor) => Effect.provideService(CurrentActor, actor)

export const asSystem = acting({ kind: "system" })

/** Signed in as this user, with this role on these profiles. */
export const asUser = (userId: number, businessProfileIds: ReadonlyArray<BusinessProfileId> = [], roleId?: Role) =>
  acting({ ...userActor(userId, businessProfileIds, roleId), portalId: memoryPortal.id })

const elsewhere = PortalId.make(2)

/** A visitor of another portal. */
export const atAnotherPortal = Effect.provide(memoryPortals({ ...memoryPortal, id: elsewhere }))

/** Signed in at another portal as this user. */
export const asUserElsewhere = (userId: number) => acting({ ...userActor(userId), portalId: elsewhere })

/** A call from this address. */
export const from = (ipAddress: string, facts: Partial<RequestFacts> = {}) =>
  Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress, ...facts }))

/** What `GetBusinessDetails` answers. */
export const detailsFor = (input: InputOf<typeof GetBusinessDetails>) =>
  Effect.flatMap(getBusinessDetails.handle(input), (text) => outputIn(GetBusinessDetails, text))
