import { useCases } from "@adapters/runtime/use-cases"
import { resolve } from "@application/container"
import { type Access, type Actor, type AnyContract } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { SessionRepository } from "@application/signup/ports"
import { type ActionOf, onSessionProfile, type PermissionRow, permissions, type Role, roles } from "@domain/identity"
import { CampaignId, IdempotencyKey, LeadId, SessionId } from "@domain/kernel"
import { Effect, Predicate } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { openMemoryWorld } from "./memory-world.ts"
import { bakery, owner } from "./world/bakery.ts"
import { journeyDraft } from "./world/journey-draft.ts"
import { busyBakery } from "./world/seeds.ts"

type Refusal = "Unauthorized" | "ForbiddenBusinessProfile" | "RoleForbidden" | "SessionBelongsToUser"
const refusals: ReadonlyArray<string> = [
  "Unauthorized",
  "ForbiddenBusinessProfile",
  "RoleForbidden",
  "SessionBelongsToUser",
] satisfies ReadonlyArray<Refusal>

interface Caller {
  readonly name: string
  readonly actor: Actor
  /** Roles that count on the bakery. */
  readonly held: ReadonlyArray<Role>
}

const member = (role: Role): Caller => ({
  name: role,
  actor: userActor(9_050, [bakery.id], role),
  held: [role],
})
const staff = (role: Role, businessProfileIds: ReadonlyArray<typeof bakery.id>): Actor => ({
  ...userActor(9_060, businessProfileIds, "BrandManager"),
  roleIds: [role],
})

const callers: ReadonlyArray<Caller> = [
  { name: "anonymous", actor: { kind: "anonymous" }, held: [] },
  { name: "signed-in stranger", actor: userActor(9_070), held: [] },
  ...roles.map(member),
  {
    name: "account manager of the house on this profile",
    actor: staff("AccountManager", [bakery.id]),
    held: ["BrandManager", "AccountManager"],
  },
  { name: "account manager of the house elsewhere", actor: staff("AccountManager", []), held: [] },
  { name: "administrator of the portal", actor: staff("BizgainAdmin", []), held: [] },
]

const contracts = useCases.map(({ contract }): AnyContract => contract)
/** A visitor's session, and the session in which the bakery's draft campaign is made. */
const openSession = journeyDraft("Creatives").sessionId
const ownedSession = SessionId.make("00000000-0000-4000-8000-000000009290")
const absentSession = SessionId.make("00000000-0000-4000-8000-000000009404")

/** Calls that would make the walked session a profile's; they are checked before they look for theirs. */
const taking = ["signup/LinkCampaignSession"]

/** Data that contracts read, so that each reaches its check. */
const inputWith = (sessionId: SessionId) => ({
  businessProfileId: bakery.id,
  campaignId: CampaignId.make(1),
  leadId: LeadId.make(1),
  sessionId,
  encodedId: "bloom-9290",
  from: "2026-11-01",
  to: "2026-11-07",
  tab: "all",
  changes: [],
  idempotencyKey: IdempotencyKey.make("walk:1234567890"),
})

let container: Awaited<ReturnType<typeof openMemoryWorld>>["container"]
let caller: Actor = { kind: "anonymous" }
beforeAll(async () => {
  const seed = Effect.gen(function* () {
    yield* busyBakery
    const sessions = yield* SessionRepository
    yield* sessions.create({ portalId: owner.portalId, details: journeyDraft("Creatives") })
  })
  container = (await openMemoryWorld({ seed, actor: () => caller })).container
})

/** What a call is refused with; any other answer, failure or defect comes after the check. */
const refusalOf = async (contract: AnyContract, actor: Actor, sessionId: SessionId): Promise<string | undefined> => {
  caller = actor
  const input = inputWith(taking.includes(contract.name) ? absentSession : sessionId)
  const call = Effect.suspend(() => resolve(container, contract)(input))
  const failure: unknown = await Effect.runPromise(
    call.pipe(
      Effect.match({ onFailure: (it: unknown) => it, onSuccess: () => undefined }),
      Effect.catchCause(() => Effect.succeed(undefined)),
    ),
  )
  return Predicate.hasProperty(failure, "_tag") && refusals.includes(String(failure._tag))
    ? String(failure._tag)
    : undefined
}

const byRole = (held: ReadonlyArray<Role>, row: PermissionRow, stranger: Refusal): Refusal | undefined => {
  if (held.length === 0) return stranger
  return "roles" in row && held.some((role) => row.roles.includes(role)) ? undefined : "RoleForbidden"
}

/** What the matrix says of a contract's access, with a session that nobody owns yet. */
const expected = (access: Access, { actor, held }: Caller): Refusal | undefined => {
  if (access === "system") return "Unauthorized"
  const row: PermissionRow = permissions[access]
  if (row.scope === "anyone" || row.scope === "session") return undefined
  if (actor.kind === "anonymous") return "Unauthorized"
  if (row.scope === "portal")
    return actor.kind === "user" && actor.roleIds.some((role) => row.roles.includes(role)) ? undefined : "RoleForbidden"
  return row.scope === "profile" ? byRole(held, row, "ForbiddenBusinessProfile") : undefined
}

/** Calls that a link's secret or a password authorises, for any actor. */
const provedOtherwise = [
  "signup/ApproveSummary",
  "signup/AskForSummaryChange",
  "signup/DeclineSummary",
  "signup/GetSessionId",
  "signup/GetSummary",
  "signup/NoteSummaryView",
  "signup/SignUp",
  "wallet/ConfirmSummaryPayment",
  "wallet/GetSummaryPayment",
  "wallet/StartSummaryPayment",
]

const isSessionAction = (access: Access): access is ActionOf<"session"> => access in onSessionProfile

/** What the matrix says of a session's call once the session has led to the bakery. */
const expectedOnProfile = ({ name, access }: AnyContract, { held }: Caller): Refusal | undefined =>
  !isSessionAction(access) || provedOtherwise.includes(name)
    ? undefined
    : byRole(held, permissions[onSessionProfile[access]], "SessionBelongsToUser")

const walked = async (actor: Actor, all: ReadonlyArray<AnyContract>, sessionId: SessionId) => {
  const refusals: Array<readonly [string, string | undefined]> = []
  for (const contract of all) refusals.push([contract.name, await refusalOf(contract, actor, sessionId)])
  return refusals
}

describe.each(callers)("$name", (who) => {
  test("is refused by every contract what the matrix refuses", async () => {
    const refusals = await walked(who.actor, contracts, openSession)
    expect(refusals).toEqual(contracts.map(({ name, access }) => [name, expected(access, who)]))
  })

  test("needs a role for a session that has led to a profile", async () => {
    const ofSessions = contracts.filter(({ access }) => isSessionAction(access))
    const refusals = await walked(who.actor, ofSessions, ownedSession)
    expect(refusals).toEqual(ofSessions.map((contract) => [contract.name, expectedOnProfile(contract, who)]))
  })
})

test("the walk reaches every scope that contracts use", () => {
  const scopes = contracts.map(({ access }) => (access === "system" ? access : permissions[access].scope))
  expect(new Set(scopes)).toEqual(new Set(["system", "anyone", "session", "self", "profile", "portal"]))
})
