import { apiBase, type Endpoint } from "@adapters/http-api"
import { migrateDatabase } from "@adapters/runtime"
import { createProductDatabase } from "@adapters/sql/testing"
import { Memberships, UserRepository } from "@application/identity/ports"
import { Ledger } from "@application/wallet/ports"
import { openAccount } from "@application/identity/use-cases"
import { EmailAddress, PhoneNumber, type Role, type RoleOnProfile } from "@domain/identity"
import { type BusinessProfileId, PortalId } from "@domain/kernel"
import { topUp } from "@domain/wallet"
import { Effect, Option } from "effect"
import { type ApiUnderTest, withApi } from "./with-api.ts"

const owner = {
  portalId: PortalId.make(1),
  emailAddress: EmailAddress.make("asha@example.com"),
  password: "Right-1word",
  firstName: "Asha",
  lastName: "Rao",
  phone: PhoneNumber.make("+919876543210"),
  languageId: "en",
  roleId: "ClientAccess",
  businessName: undefined,
} as const

export type Send = (method: string, path: string, headers?: Record<string, string>, body?: object) => Promise<Response>

/** Gives the account a role on a profile. */
export type Join = (membership: RoleOnProfile) => Promise<void>

/** Gives the account roles of its own. */
export type Grant = (...roleIds: ReadonlyArray<Role>) => Promise<void>

/** Puts money into a profile's wallet, in minor units of rupees. */
export type Fill = (businessProfileId: BusinessProfileId, amount: number) => Promise<void>

/** The api on a fresh database, without any provider, in which one person has an account. */
export const inApi = async <A>(
  rows: ReadonlyArray<Endpoint>,
  story: (
    send: Send,
    join: Join,
    handle: (request: Request) => Promise<Response>,
    grant: Grant,
    fill: Fill,
  ) => Promise<A>,
  { isSecondFactorCompulsory = false }: Pick<ApiUnderTest, "isSecondFactorCompulsory"> = {},
): Promise<A> => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  let join: Join = () => Promise.reject(new Error("Nobody has an account yet"))
  let grant: Grant = () => Promise.reject(new Error("Nobody has an account yet"))
  let fill: Fill = () => Promise.reject(new Error("Nobody has an account yet"))
  const before = Effect.gen(function* () {
    const { userId } = yield* openAccount(owner)
    const memberships = yield* Memberships
    join = (membership) => Effect.runPromise(memberships.join(userId, membership))
    const users = yield* UserRepository
    // Only a verified address invites others.
    const opened = Option.getOrThrow(yield* users.byId(owner.portalId, userId))
    yield* users.save({ ...opened, user: { ...opened.user, emailVerified: true } })
    grant = (...roleIds) =>
      Effect.gen(function* () {
        const account = Option.getOrThrow(yield* users.byId(owner.portalId, userId))
        yield* users.save({ ...account, user: { ...account.user, roleIds } })
      }).pipe(Effect.runPromise)
    const { post } = yield* Ledger
    fill = (businessProfileId, amount) => {
      const event = { businessProfileId, reference: `payment:${amount}`, at: Date.now() }
      const filled = post({ ...event, currency: "INR" }, (holdings) => topUp(event, holdings, amount))
      return Effect.runPromise(Effect.asVoid(filled))
    }
  })
  return withApi({ databaseUrl: urls.running, rows, before, isSecondFactorCompulsory }, (handle) =>
    story(
      (method, path, headers = {}, body) =>
        handle(
          new Request(`http://localhost:4000${apiBase}${path}`, {
            method,
            headers: { "content-type": "application/json", ...headers },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
        ),
      (membership) => join(membership),
      handle,
      (...roleIds) => grant(...roleIds),
      (businessProfileId, amount) => fill(businessProfileId, amount),
    ),
  )
}

/** Signs the account in; the token is the bearer's, the cookie the refresh token's. */
export const signIn = async (send: Send) => {
  const { emailAddress, password } = owner
  const answer = await send("POST", "/authentication/login", {}, { emailAddress, password })
  const { data } = (await answer.json()) as { readonly data: { readonly accessToken: string } }
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? ""
  return { token: data.accessToken, cookie }
}

/** The sign-up of a client beside the owner whom `signIn` knows. */
export const newClient = {
  firstName: "Meera",
  lastName: "Shah",
  emailAddress: "meera@example.com",
  loginPassword: "Str0ng-Pass!",
  isTosAccepted: true,
  loginProviderType: "password",
  portalDomain: "localhost",
  roleId: 27,
}
