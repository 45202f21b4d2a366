import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, type Join, type Send, signIn } from "./testing/in-api.ts"

type Answer = { readonly status: number; readonly data: never; readonly errorCode?: number; readonly details?: never }

const caller =
  (send: Send, token: string) =>
  async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, "status">) }
  }
type Call = ReturnType<typeof caller>

const inProfile = (story: (call: Call, id: number, join: Join) => Promise<void>) =>
  inApi(endpoints, async (send, join) => {
    const call = caller(send, (await signIn(send)).token)
    const made = await call("POST", "/businessProfiles", { name: "Rye Bakery", currencyId: 17, IsRoimatic: true })
    expect(made.status).toBe(200)
    const { id } = made.data as { readonly id: number }
    await story(call, id, join)
  })

test("a profile is made, read, edited by its revision and given a currency", () =>
  inProfile(async (call, id) => {
    const path = `/businessProfiles/${id}`
    const data = [{ Name: "name", Value: "Rye" }]
    expect(await call("GET", path)).toMatchObject({ status: 200, data: { name: "Rye Bakery", revision: 0 } })
    expect(await call("PATCH", path, { data, revision: 0 })).toMatchObject({ data: { name: "Rye", revision: 1 } })
    expect(await call("PATCH", path, { data: [{ Name: "name", Value: "Bread" }], revision: 0 })).toMatchObject({
      status: 409,
      errorCode: 1001,
      details: { fields: ["name"], current: { name: "Rye" } },
    })
    expect(await call("PATCH", path, { data: [{ Name: "id", Value: 2 }] })).toMatchObject({ errorCode: 102 })
    expect(await call("PATCH", path, { data: "name" })).toMatchObject({ status: 400, errorCode: 102 })
    expect(await call("GET", `${path}/currencies/17`)).toMatchObject({ data: { code: "INR", currencyOffset: 100 } })
    expect(await call("GET", `${path}/currencies/999`)).toMatchObject({ status: 404, errorCode: 104 })
    expect(await call("POST", "/businessProfiles", { name: "" })).toMatchObject({ status: 400, errorCode: 102 })
  }))

test("another's profile is answered like one that does not exist", () =>
  inProfile(async (call, id, join) => {
    await join({ businessProfileId: BusinessProfileId.make(9_999), roleId: "ClientAccess" })
    for (const [method, rest, body] of [
      ["GET", "", undefined],
      ["PATCH", "", { data: [] }],
      ["GET", "/roimatic", undefined],
      ["GET", "/currencies/17", undefined],
    ] as const) {
      const [absent, foreign] = [
        await call(method, `/businessProfiles/${id + 1}${rest}`, body),
        await call(method, `/businessProfiles/888${rest}`, body),
      ]
      expect([absent.status, absent.errorCode]).toEqual([foreign.status, foreign.errorCode])
      expect(absent.errorCode).toBe(113)
    }
    const gone = await call("GET", "/businessProfiles/9999")
    expect([gone.status, gone.errorCode]).toEqual([404, 112])
  }))

test("a configuration is read and changed, and a local business set up", () =>
  inProfile(async (call, id) => {
    const path = `/businessProfiles/${id}/roimatic`
    expect(await call("GET", path)).toMatchObject({ data: { category: 2, flavor: "default", revision: 0 } })
    const change = (Value: number, revision: number) =>
      call("PATCH", path, { revision, data: [{ Name: "onboardingState", Value }] })
    expect(await change(2, 0)).toMatchObject({ data: { onboardingState: 2, revision: 1 } })
    expect(await change(3, 0)).toMatchObject({ status: 409, details: { current: { onboardingState: 2, category: 2 } } })
    expect(await change(1, 1)).toMatchObject({ status: 400, errorCode: 102 })
    const setUp = { businessName: "Rye", outlet: "Pune", category: "bakery", flavour: "smallBusiness" }
    expect(await call("POST", `${path}/localBusiness`, setUp)).toMatchObject({
      data: {
        category: 1,
        flavor: "smallBusiness",
        localBusinessConfiguration: { outlet: "Pune", category: "bakery" },
      },
    })
    expect(await call("POST", `${path}/localBusiness`, { ...setUp, flavour: "none" })).toMatchObject({ errorCode: 102 })
  }))

test("an agency's clients are added, listed and read in its portal alone", () =>
  inProfile(async (call, id) => {
    const path = `/businessProfile/${id}/portal/1/client`
    const added = await call("POST", path, { name: "Bloom", region: "IN", emailAddress: "hello@bloom.example" })
    expect(added).toMatchObject({ status: 200, data: { name: "Bloom", emailAddress: "hello@bloom.example" } })
    const { id: clientId } = added.data as { readonly id: number }
    expect(await call("GET", path)).toMatchObject({ data: { clients: [{ id: clientId, name: "Bloom" }] } })
    expect(await call("GET", `${path}/${clientId}`)).toMatchObject({ data: { id: clientId, name: "Bloom" } })
    expect(await call("GET", `${path}/${id}`)).toMatchObject({ status: 404, errorCode: 104 })
    expect(await call("GET", `/businessProfiles/${clientId}`)).toMatchObject({ data: { name: "Bloom" } })
    const clientsIn = (portal: number) => call("GET", `/businessProfile/${id}/portal/${portal}/client`)
    const elsewhere = [await clientsIn(2), await clientsIn(77)]
    expect(elsewhere.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      [403, 56],
      [403, 56],
    ])
    expect(await call("POST", path, { name: "Bloom", emailAddress: "no" })).toMatchObject({ errorCode: 102 })
    expect(await call("GET", `/businessProfile/${id}/portals?type=default`)).toMatchObject({
      data: { id: 1, domain: "localhost", joined: [] },
    })
    expect(await call("POST", `/businessProfiles/${id}/portals/2`, {})).toMatchObject({ status: 403, errorCode: 1028 })
  }))

test("a logo that is no picture is refused", () =>
  inProfile(async (call, id) => {
    const logoFile = { name: "logo.png", content: Buffer.from("GIF89a").toString("base64") }
    const refused = await call("POST", `/businessProfiles/${id}/logo`, { logoFile })
    expect(refused).toMatchObject({
      status: 400,
      errorCode: 102,
      details: { fields: { logoFile: [expect.any(String)] } },
    })
  }))
