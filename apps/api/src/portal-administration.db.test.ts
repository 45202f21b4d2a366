import { endpoints } from "@adapters/http-api"
import { migrateDatabase } from "@adapters/runtime"
import { createProductDatabase } from "@adapters/sql/testing"
import { control, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { UserRepository } from "@application/identity/ports"
import { openAccount } from "@application/identity/use-cases"
import { EmailAddress, PhoneNumber, type Role } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { seededPortals } from "@domain/portals"
import { Effect, Option } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { withApi } from "./testing/with-api.ts"

interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what the wire holds
  readonly data?: any
  readonly errorCode?: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what the wire holds
  readonly details?: any
}

type Call = (method: string, path: string, body?: object) => Promise<Reply>

const password = "Right-1word"
const person = (portalId: number, name: string, roleId: Role) => ({
  portalId: PortalId.make(portalId),
  emailAddress: EmailAddress.make(`${name}@example.com`),
  password,
  firstName: name,
  lastName: "Rao",
  phone: PhoneNumber.make(`+91987654321${portalId}`),
  languageId: "en",
  roleId,
  businessName: undefined,
})

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})

afterAll(() => sandbox.stop())

/** The api with an administrator of the operator's portal, one of portal 2, and the name server of the sandbox. */
const inPortals = async <A>(
  story: (
    at: (host: string, token?: string) => Call,
    signIn: (host: string, emailAddress: string) => Promise<Call>,
    verify: (portalId: number, userId: number) => Promise<void>,
  ) => Promise<A>,
): Promise<A> => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  let verify: (portalId: number, userId: number) => Promise<void> = () => Promise.reject(new Error("Not begun"))
  const before = Effect.gen(function* () {
    const olivia = yield* openAccount(person(1, "olivia", "PortalAdministrator"))
    const hari = yield* openAccount(person(2, "hari", "PortalAdministrator"))
    const users = yield* UserRepository
    verify = (portalId, userId) =>
      Effect.gen(function* () {
        const account = Option.getOrThrow(yield* users.byId(PortalId.make(portalId), UserId.make(userId)))
        yield* users.save({ ...account, user: { ...account.user, emailVerified: true } })
      }).pipe(Effect.runPromise)
    // An unverified address invites nobody.
    yield* Effect.promise(() => Promise.all([verify(1, olivia.userId), verify(2, hari.userId)]))
  })
  return withApi(
    { databaseUrl: urls.running, rows: endpoints, before, dnsServers: `127.0.0.1:${sandbox.dnsPort}` },
    async (handle) => {
      const at =
        (host: string, token?: string): Call =>
        async (method, path, body) => {
          const answer = await handle(
            new Request(`http://${host}/api/v1.0${path}`, {
              method,
              headers: {
                "content-type": "application/json",
                "x-portal-domain": host,
                ...(token !== undefined && { authorization: `Bearer ${token}` }),
              },
              ...(body !== undefined && { body: JSON.stringify(body) }),
            }),
          )
          return { status: answer.status, ...((await answer.json()) as object) }
        }
      const signIn = async (host: string, emailAddress: string) => {
        const { data } = await at(host)("POST", "/authentication/login", { emailAddress, password })
        return at(host, data.accessToken)
      }
      return await story(at, signIn, (portalId, userId) => verify(portalId, userId))
    },
  )
}

const host = "ads.bloom.example"

const prices = {
  region: "GB",
  effectiveFrom: "2099-01-01",
  minimumDaily: 25_00,
  recommendedDaily: 40_00,
  maximumDaily: 2_000_00,
  serviceFeePercent: 12.5,
  serviceFeeWaiverDays: 30,
  taxKind: "VAT",
  taxPercent: 20,
  minimumRechargeUsd: 5_00,
  minorPerUsd: 79,
  promoCodes: [],
  addOnPacks: [],
}

const monsoon = {
  code: "monsoon",
  validFrom: "2026-01-01",
  validTo: "2099-12-31",
  discount: { kind: "percent", percent: 20 },
  usesAtMost: 3,
}

test("two portals have the same promo code, and end each its own", async () => {
  await inPortals(async (at, signIn) => {
    const olivia = await signIn("localhost", "olivia@example.com")
    const hari = await signIn("highstreet.localhost", "hari@example.com")
    const own = await olivia("POST", "/portals/1/promoCodes", monsoon)
    expect(own).toMatchObject({ status: 200, data: { code: "MONSOON", state: "current", uses: 0 } })
    expect((await olivia("POST", "/portals/1/promoCodes", monsoon)).errorCode).toBe(101)
    const theirs = await hari("POST", "/portals/2/promoCodes", monsoon)
    const path = `/portals/2/promoCodes/${theirs.data.id}`
    expect((await hari("GET", `/portals/2/promoCodes/${own.data.id}`)).errorCode).toBe(104)
    const promoOf = async (host: string) => {
      const query = "currencyCode=INR&promoCode=Monsoon"
      return (await at(host)("GET", `/localBusiness/pricingBandLevels?${query}`)).data.promo
    }
    expect([await promoOf("localhost"), await promoOf("highstreet.localhost")]).toEqual(["applied", "applied"])
    expect((await hari("POST", `${path}/end`)).data.state).toBe("over")
    expect([await promoOf("localhost"), await promoOf("highstreet.localhost")]).toEqual(["applied", "expired"])
    expect((await hari("GET", "/portals/2/promoCodes?state=over&sort=code&order=asc&page=1")).data.total).toBe(1)
    expect((await hari("GET", `${path}/uses?limit=5`)).data).toEqual({ uses: [], total: 0 })
    const ended = await hari("GET", "/portals/2/auditLog?action=signup/EndPromoCode")
    expect(ended.data.entries).toMatchObject([{ record: "promo_codes", change: "update" }])
  })
})

test("of price lists published at once one is added, and the others overlap", async () => {
  await inPortals(async (_, signIn) => {
    const olivia = await signIn("localhost", "olivia@example.com")
    const published = await Promise.all([1, 2, 3, 4].map(() => olivia("POST", "/portals/1/priceLists", prices)))
    expect(published.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    for (const { status, details } of published) if (status === 400) expect(details.faults).toEqual(["overlap"])
    expect(await olivia("POST", "/portals/9999/priceLists", prices)).toMatchObject({ status: 404, errorCode: 55 })
    const bands = await olivia("GET", "/portals/1/pricingBands?region=GB")
    expect(bands.data.map(({ effectiveFrom }: { readonly effectiveFrom: string }) => effectiveFrom)).toEqual([
      "2024-01-01",
      "2099-01-01",
    ])
  })
})

test("a portal is made by calls alone, and people sign up at its host", async () => {
  await inPortals(async (at, signIn, verify) => {
    const operator = await signIn("localhost", "olivia@example.com")
    const made = await operator("POST", "/portals", { title: "Bloom Ads", domain: host })
    expect(made).toMatchObject({ status: 200, data: { title: "Bloom Ads", revision: 0 } })
    const portalId: number = made.data.id
    const path = `/portals/${portalId}`

    const domains = await operator("GET", `${path}/domains`)
    const { name, text } = domains.data[0].record
    expect((await operator("POST", `${path}/domains/${host}/check`, {})).data.state).toBe("pending")
    for (const each of ["v=spf1 -all", text]) await control(sandbox, "POST", "/dns", { name, text: each })
    expect((await operator("POST", `${path}/domains/${host}/check`, {})).data.state).toBe("verified")

    const changed = await operator("PATCH", path, {
      revision: 0,
      theme: { name: "Bloom", colours: { paper: "#f6f7fb", ink: "#10122b", accent: "#4326ea" } },
      regions: [{ region: "GB", supportNumber: "" }],
    })
    expect(changed).toMatchObject({ status: 200, data: { revision: 1 } })
    expect(await operator("POST", `${path}/priceLists`, prices)).toMatchObject({ status: 200 })
    const invited = await operator("POST", `${path}/invitations`, {
      emailAddress: "meera@bloom.example",
      roleId: 90,
      link: "/inviteUser?to=portal",
      sendEmail: false,
    })
    const link = new URL(invited.data.link)
    expect(link.hostname).toBe(host)

    const shown = await at(host)("GET", `/portals?domain=${host}`)
    expect(JSON.parse(shown.data[0].theme).colours.accent).toBe("#4326ea")
    const account = await at(host)("POST", "/roimatic/users", {
      firstName: "Meera",
      lastName: "Nair",
      emailAddress: "meera@bloom.example",
      loginPassword: password,
      isTosAccepted: true,
      portalDomain: host,
    })
    expect(account.status).toBe(200)
    // The mailed link does this; no mail leaves here.
    await verify(portalId, account.data.id)
    const meera = await signIn(host, "meera@bloom.example")
    expect((await meera("PATCH", path, { revision: 1, title: "Mine" })).errorCode).toBe(1028)
    const accepted = await meera("POST", "/users/me/acceptPortalInvitation", { hash: link.searchParams.get("hash") })
    expect(accepted.data.roleIds).toContain(90)

    const renamed = await meera("PATCH", path, { revision: 1, title: "Bloom" })
    expect(renamed).toMatchObject({ status: 200, data: { title: "Bloom", revision: 2 } })
    expect((await at(host)("GET", `/portals?domain=${host}`)).data[0].portalDefaultConfig).toContain('"title":"Bloom"')
    const stale = await operator("PATCH", path, { revision: 1, title: "Late" })
    expect(stale).toMatchObject({ status: 409, errorCode: 1001, details: { current: { title: "Bloom", revision: 2 } } })
    expect((await meera("GET", `${path}/priceLists`)).data.at(-1)).toMatchObject({ portalId, serviceFeePercent: 12.5 })
    const draft = await at(host)("POST", "/LocalBusiness/businessDetails", { region: "GB", name: "Bloom Bakery" })
    expect(draft.status).toBe(200)
    const log = await meera("GET", `${path}/auditLog`)
    expect(log.data.entries.map(({ record }: { readonly record: string }) => record)).toEqual(
      expect.arrayContaining(["portals", "portal_domains", "price_lists", "invitations", "users"]),
    )
  })
})

test("an administrator of one portal can do nothing to another", async () => {
  await inPortals(async (at, signIn) => {
    const hari = await signIn("highstreet.localhost", "hari@example.com")
    const olivia = await signIn("localhost", "olivia@example.com")
    const user = { emailAddress: "a@b.example", roleId: 90, link: "/inviteUser?to=portal", sendEmail: false }
    const tries = async (caller: Call, portal: number) => {
      const path = `/portals/${portal}`
      return [
        await caller("GET", path),
        await caller("PATCH", path, { revision: 0, title: "Mine" }),
        await caller("GET", `${path}/domains`),
        await caller("POST", `${path}/domains`, { host }),
        await caller("POST", `${path}/domains/${host}/check`, {}),
        await caller("DELETE", `${path}/domains/${host}`),
        await caller("GET", `${path}/priceLists`),
        await caller("POST", `${path}/priceLists`, prices),
        await caller("GET", `${path}/users`),
        await caller("PUT", `${path}/users/1/roles`, { roleIds: [] }),
        await caller("POST", `${path}/invitations`, user),
        await caller("GET", `${path}/promoCodes`),
        await caller("POST", `${path}/promoCodes`, monsoon),
        await caller("GET", `${path}/pricingBands`),
        await caller("GET", `${path}/reviews`),
      ].map(({ status, errorCode }) => errorCode ?? status)
    }
    for (const portal of [1, 3, 9_999]) expect(new Set(await tries(hari, portal))).toEqual(new Set([56]))
    expect((await hari("POST", "/portals", { title: "Mine", domain: host })).errorCode).toBe(56)
    expect(new Set(await tries(at("highstreet.localhost"), 2))).toEqual(new Set([401]))
    expect(await tries(hari, 2)).toEqual([...Array(9).fill(200), 104, ...Array(5).fill(200)])
    const settings = await olivia("GET", "/portals/3")
    expect(settings).toMatchObject({ status: 200, data: { title: "Parcelwise", revision: 0 } })
    expect((await hari("GET", "/portals/administered")).data).toHaveLength(1)
    expect((await olivia("GET", "/portals/administered")).data).toHaveLength(seededPortals.length)
  })
})
