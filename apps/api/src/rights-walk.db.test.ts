import { createHmac } from "node:crypto"
import { inspect } from "node:util"
import { type Endpoint, endpoints } from "@adapters/http-api"
import { AccessDenied, CallError, needsSignIn } from "@application/kernel"
import {
  type Action,
  onSessionProfile,
  type PermissionRow,
  permissions,
  Role,
  roles,
  TooManyRequests,
} from "@domain/identity"
import { Predicate, Schema } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { type Caller, exampleOf, nameOf, type NamedIds, requestOf, withIdsOf } from "./testing/example-request.ts"
import { type Tenants, withTenants } from "./testing/tenants.ts"

/** A refusal by its code, or a sentence on what is wrong with an answer; undefined for an answer that the contract states. */
type Outcome = 401 | 113 | 1028 | string | undefined

interface Walker extends Caller {
  readonly name: string
  readonly isSignedIn: boolean
  readonly userId: number
  /** The role that the walker has, in the account and on the victim's profile. */
  readonly role?: Role
  /** Whether the walker asks at another portal than the victim's. */
  readonly isElsewhere?: boolean
  /** Gives the role back before each call, since calls may change it. */
  readonly prepare?: () => Promise<void>
}

const refusals: Readonly<Record<string, 401 | 113 | 1028>> = {
  Unauthorized: 401,
  SessionBelongsToUser: 401,
  ForbiddenBusinessProfile: 113,
  RoleForbidden: 1028,
}

const statuses = { 401: 401, 113: 403, 1028: 403 } as const

const rowOf = ({ contract: { access } }: Endpoint): PermissionRow =>
  access === "system" ? { scope: "portal", roles: [], calls: [] } : permissions[access]

const byRole = (row: PermissionRow, role: Role): Outcome =>
  "roles" in row && row.roles.includes(role) ? undefined : 1028

/** Calls about oneself that name a profile as well, with what the caller has to be allowed on it. */
const alsoOfProfile: Readonly<Record<string, Action>> = {
  "identity/AskForCallback": "readProfile",
  "identity/InviteUser": "inviteUsers",
}
/** Calls of `alsoOfProfile` that name the portal too; another portal refuses them for that. */
const namesPortal = ["identity/AskForCallback"]

/** What the contract's access says of a walker who names the victim's profile, and a session that there is not. */
const statedOf = (endpoint: Endpoint, { isSignedIn, token, role, isElsewhere }: Walker): Outcome => {
  const { contract, mayBypassLogin } = endpoint
  const row = rowOf(endpoint)
  const isStale = mayBypassLogin === true && token !== undefined
  if (!isSignedIn) return needsSignIn(contract.access) || isStale ? 401 : undefined
  if (row.scope === "profile") return role === undefined ? 113 : byRole(row, role)
  if (row.scope === "portal") return role === undefined ? 1028 : byRole(row, role)
  const onProfile = alsoOfProfile[contract.name]
  if (onProfile === undefined || (isElsewhere === true && namesPortal.includes(contract.name))) return undefined
  if (role === undefined) return 113
  const refusal = byRole(permissions[onProfile], role)
  return refusal !== undefined && namesPortal.includes(contract.name) ? 113 : refusal
}

/** The same where the session has led to the victim's profile; at another portal there is no such session. */
const statedOnProfile = ({ contract: { access, name } }: Endpoint, { role, isElsewhere }: Walker): Outcome => {
  if (isElsewhere === true || !(access in onSessionProfile)) return undefined
  // A sign-up goes on for the session's own user alone.
  if (role === undefined || name === "signup/SignUp") return 401
  return byRole(permissions[onSessionProfile[access as keyof typeof onSessionProfile]], role)
}

const isStated = ({ contract }: Endpoint, body: object): boolean => {
  const schema =
    "data" in body ? contract.output : Schema.Union([contract.failure, AccessDenied, CallError, TooManyRequests])
  const value = "data" in body ? body.data : Predicate.hasProperty(body, "details") ? body.details : undefined
  return Schema.decodeUnknownResult(schema)(value)._tag === "Success"
}

const outcomeOf = async (endpoint: Endpoint, answer: Response): Promise<Outcome> => {
  const type = answer.headers.get("content-type")?.split(";")[0] ?? ""
  if (answer.status === 200 && endpoint.answersFiles?.includes(type) === true) return undefined
  const body: { readonly errorCode?: number; readonly details?: { readonly _tag?: string } } = await answer.json()
  if (!isStated(endpoint, body)) return `does not state ${JSON.stringify(body).slice(0, 200)}`
  const refusal = refusals[body.details?._tag ?? ""]
  const isRightStatus = refusal === undefined ? answer.status !== 500 : answer.status === statuses[refusal]
  return isRightStatus && body.errorCode === (refusal ?? body.errorCode) ? refusal : `answers ${answer.status}`
}

/** Calls that cannot end or change what their caller may do; they are sent eight at a time. */
const isOfRecords = (row: Endpoint): boolean => ["profile", "session"].includes(rowOf(row).scope)

const walked = async (tenants: Tenants, rows: ReadonlyArray<Endpoint>, walker: Walker, ids: NamedIds) => {
  const answers: Array<readonly [Endpoint, Outcome]> = []
  const ask = async (row: Endpoint) => {
    const isOfOthers = isOfRecords(row) || rowOf(row).scope === "portal"
    const named = isOfOthers ? ids : { ...ids, user_id: walker.userId }
    const answer = await tenants.handle(requestOf(row, withIdsOf(exampleOf(row), named), walker))
    answers.push([row, await outcomeOf(row, answer)])
  }
  const ready = async () => {
    await tenants.refresh()
    await walker.prepare?.()
  }
  for (const row of rows.filter((it) => !isOfRecords(it))) {
    await ready()
    await ask(row)
  }
  const ofRecords = rows.filter(isOfRecords)
  for (let at = 0; at < ofRecords.length; at += 8) {
    await ready()
    await Promise.all(ofRecords.slice(at, at + 8).map(ask))
  }
  return answers
}

/** The answers that are not as stated. */
const unstated = (answers: ReadonlyArray<readonly [Endpoint, Outcome]>, stated: (row: Endpoint) => Outcome) =>
  answers.flatMap(([row, outcome]) => {
    const expected = stated(row)
    return outcome === expected ? [] : [`${nameOf(row)} ${outcome ?? "answers"}, not ${expected ?? "an answer"}`]
  })

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
/** The token with its claims signed by a key that is not the server's. */
const forged = (token: string): string => {
  const [head = "", claims = ""] = token.split(".")
  return `${head}.${claims}.${createHmac("sha256", "another key").update(`${head}.${claims}`).digest("base64url")}`
}
const unsigned = (token: string): string => `${encoded({ alg: "none", typ: "JWT" })}.${token.split(".")[1]}.`

/** Everybody without a role on the victim's profile. */
const strangers = ({ victim, neighbour, foreigner }: Tenants): ReadonlyArray<Walker> => {
  const nobody = { host: victim.host, isSignedIn: false, userId: victim.owns.user_id }
  return [
    { ...nobody, name: "nobody" },
    { ...nobody, name: "the owner's expired token", token: victim.expiredToken },
    { ...nobody, name: "the owner's forged token", token: forged(victim.token) },
    { ...nobody, name: "the owner's unsigned token", token: unsigned(victim.token) },
    { ...nobody, name: "another portal's token", token: foreigner.token },
    { ...neighbour, name: "another tenant", isSignedIn: true, userId: neighbour.owns.user_id },
    {
      ...foreigner,
      name: "another portal's tenant at home",
      isSignedIn: true,
      isElsewhere: true,
      userId: foreigner.owns.user_id,
    },
  ]
}

const noSession = "3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b"

/** The neighbour with a role, in the account and on the victim's profile. */
const inRole = ({ client, neighbour, victim }: Tenants, role: Role): Walker => {
  const { user_id: userId } = neighbour.owns
  const number = Schema.encodeSync(Role)(role)
  const prepare = async () => {
    await client.query("update users set role_ids = $2 where id = $1", [userId, [number]])
    await client.query(
      `insert into memberships (business_profile_id, user_id, role_id) values ($1, $2, $3)
       on conflict (business_profile_id, user_id) do update set role_id = excluded.role_id`,
      [victim.owns.business_profile_id, userId, number],
    )
    // A role that may freeze the business would leave the rest of its turn nothing to answer.
    await client.query("delete from business_freezes")
  }
  return { ...neighbour, name: role, role, isSignedIn: true, userId, prepare }
}

const guarded = endpoints.filter(({ contract }) => needsSignIn(contract.access))
const ofSession = endpoints.filter((row) => "sessionId" in exampleOf(row) && rowOf(row).scope === "session")

/** Each call meets one role over HTTP, the roles in turn; that every right is for the roles of its row is a law of `authorise`. */
const ofTurn = (turn: number) => guarded.filter((_, at) => at % roles.length === turn)

/**
 * Walks over calls with no session, and over calls of sessions with the victim's session. Returns every answer that is
 * not as stated.
 */
const walk = async (
  tenants: Tenants,
  rows: ReadonlyArray<Endpoint>,
  walker: Walker,
): Promise<ReadonlyArray<string>> => {
  const { owns } = tenants.victim
  const answers = await walked(tenants, rows, walker, { ...owns, session_id: noSession })
  const onProfile = await walked(tenants, ofSession, walker, owns)
  return [
    ...unstated(answers, (row) => statedOf(row, walker)),
    ...unstated(onProfile, (row) => statedOnProfile(row, walker)),
  ].map((problem) => `${walker.name}: ${problem}`)
}

/** All that is logged, which is printed by the console's methods. */
const logged = () => {
  const lines: Array<string> = []
  for (const method of ["debug", "error", "info", "log", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((...parts: ReadonlyArray<unknown>) => {
      lines.push(parts.map((part) => (typeof part === "string" ? part : inspect(part, { depth: 20 }))).join(" "))
    })
  return lines
}
afterEach(() => vi.restoreAllMocks())

/** What identifies people or lets somebody in, and so stands in no log. */
const privateTexts = async ({ client, victim, neighbour, foreigner }: Tenants): Promise<ReadonlyArray<string>> => {
  const { rows } = await client.query<{ readonly email_address: string; readonly phone_number: string | null }>(
    "select email_address, phone_number from users",
  )
  const tokens = [victim, neighbour, foreigner].flatMap(({ token, expiredToken }) => [token, expiredToken])
  const people = rows.flatMap((user) => [user.email_address, user.phone_number ?? ""])
  return [...tokens, ...people, victim.owns.session_id, "asha@example.com", "+919876543210"].filter((it) => it !== "")
}

test("every call over http answers as its contract states and logs nobody's data", async () => {
  expect([guarded.length, ofSession.length].every((count) => count > 20)).toBe(true)
  const lines = logged()
  const problems = await withTenants({ isEveryKindSeeded: false }, async (tenants) => {
    const found: Array<string> = []
    for (const stranger of strangers(tenants)) found.push(...(await walk(tenants, endpoints, stranger)))
    for (const [turn, role] of roles.entries())
      found.push(...(await walk(tenants, ofTurn(turn), inRole(tenants, role))))
    const log = lines.join("\n")
    expect(log).toContain("WARN")
    return [...found, ...(await privateTexts(tenants)).filter((text) => log.includes(text))]
  })
  expect(problems).toEqual([])
}, 600_000)
