import { tmpdir } from "node:os"
import { join } from "node:path"
import { apiBase, endpoints } from "@adapters/http-api"
import { creativeRasteriser } from "@adapters/media"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

interface Answer {
  readonly status: number
  readonly data?: unknown
  readonly errorCode?: number
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ...((await response.json()) as object),
})

const asker = (send: Send) => ({
  get: async (path: string) => answerOf(await send("GET", path)),
  post: async (path: string, body: object) => answerOf(await send("POST", path, {}, body)),
  patch: async (path: string, body: object) => answerOf(await send("PATCH", path, {}, body)),
})
type Ask = ReturnType<typeof asker>

const inJourney = <A>(story: (ask: Ask) => Promise<A>): Promise<A> => inApi(endpoints, (send) => story(asker(send)))

const begun = async ({ post }: Ask, region: string) => {
  const { data } = await post("/LocalBusiness/businessDetails", { region, name: "Bloom Bakery" })
  return data as { readonly sessionId: string; readonly region: string; readonly revision: number }
}

test("lists of reference data are answered without sign-in", async () => {
  const [currencies, zones, languages, countries, pound, rupee] = await inJourney(({ get }) =>
    Promise.all([
      get("/currencies"),
      get("/timezones"),
      get("/dxlanguages"),
      get("/ip2locations/countries"),
      get("/localbusiness/currencies?region=gb"),
      get("/localbusiness/currencies?region=Atlantis"),
    ]),
  )
  expect(currencies.data).toContainEqual({
    id: 17,
    code: "INR",
    displayName: "Indian Rupee",
    currencyOffset: 100,
    symbol: "₹",
  })
  expect(zones.data).toContainEqual({ id: 142, name: "Asia/Kolkata" })
  expect(languages.data).toHaveLength(14)
  expect(countries.data).toHaveLength(2)
  expect([pound.data, rupee.data]).toMatchObject([{ code: "GBP" }, { code: "INR" }])
})

test("places and categories are found by what the specification's calls name", async () => {
  const [towns, none, place, unknown, wrong, categories] = await inJourney(({ get }) =>
    Promise.all([
      get("/Locations?keyword=leeds&types=5&countryCodes=GB&limit=1"),
      get("/Locations?keyword=leeds&types=20"),
      get("/LocalBusiness/geoLocation?name=Leeds&countryCode=GB"),
      get("/LocalBusiness/geoLocation?name=Xyzzyville"),
      get("/LocalBusiness/geoLocation?name=Leeds&locationTypeId=7"),
      get("/LocalBusiness/BusinessCategories?keyword=bakery"),
    ]),
  )
  expect(towns.data).toMatchObject([{ name: "Leeds", kind: 5, countryCode: "GB" }])
  expect(none.data).toEqual([])
  expect(place.data).toMatchObject({ name: "Leeds", kind: 5 })
  expect(unknown).toMatchObject({ status: 404, errorCode: 104 })
  expect(wrong).toMatchObject({ status: 400, errorCode: 102 })
  expect(categories.data).toContainEqual({ slug: "bakery", name: "Bakery" })
})

test("pricing bands are those of the portal that is named", async () => {
  const [band, levels, nowhere, unsold] = await inJourney(({ get }) =>
    Promise.all([
      get("/localBusiness/pricingBand?region=GB&portalDomain=localhost"),
      get("/localBusiness/pricingBandLevels?currencyCode=INR&promoCode=nonsense"),
      get("/localBusiness/pricingBand?portalDomain=nobody.example"),
      get("/localBusiness/pricingBandLevels?currencyCode=JPY"),
    ]),
  )
  expect(band.data).toMatchObject({ currency: "GBP", levels: [{ tier: 1 }, { tier: 2 }, { tier: 3 }] })
  expect(levels.data).toMatchObject({ currency: "INR", promo: "invalid" })
  expect(nowhere.errorCode).toBe(55)
  expect(unsold.errorCode).toBe(104)
})

test("a draft of an unknown region begins in India and is quoted without a body", async () => {
  const { session, quote, estimate, wrong, gateway } = await inJourney(async (ask) => {
    const session = await begun(ask, "Atlantis")
    const below = `/localBusiness/${session.sessionId}`
    return {
      session,
      quote: await ask.post(`${below}/estimatebudget`, {}),
      estimate: await ask.get(`${below}/estimateConversion?amount=35000&region=IN&portalDomain=localhost`),
      wrong: await ask.get(`${below}/estimateConversion?amount=-5`),
      gateway: await ask.get(`${below}/payment/PaymentGateway?region=GB&portalDomain=localhost`),
    }
  })
  expect(session.region).toBe("IN")
  expect(quote.data).toMatchObject({ price: { currency: "INR", dailyBudget: 350_00, days: 14 } })
  expect(estimate.status).toBe(200)
  expect(wrong).toMatchObject({ status: 400, errorCode: 102 })
  expect(gateway.data).toEqual({ gateway: "stripe" })
})

test("a stale difference is refused with 409 and the draft as it is now", async () => {
  const [saved, stale] = await inJourney(async (ask) => {
    const { sessionId, revision } = await begun(ask, "IN")
    const named = (name: string) =>
      ask.patch("/LocalBusiness/businessDetails", {
        sessionId,
        revision,
        changes: [{ Name: "name", Value: name }],
      })
    return [await named("One"), await named("Two")] as const
  })
  expect(saved.status).toBe(200)
  expect(stale).toMatchObject({ status: 409, errorCode: 1001, details: { fields: ["name"], details: { name: "One" } } })
})

test("a draft's offer and creatives are chosen and drawn", async () => {
  const { offer, wrong, chosen, drawn, unknown } = await inJourney(async (ask) => {
    const { sessionId } = await begun(ask, "IN")
    return {
      offer: await ask.post("/LocalBusiness/offerDetails", { sessionId, offerDetail: { type: 1, value: 15 } }),
      wrong: await ask.post("/LocalBusiness/offerDetails", { sessionId, offerDetail: { type: 1, value: 150 } }),
      chosen: await ask.post("/LocalBusiness/CreativeConfiguration", {
        sessionId,
        objective: 1,
        selectedTemplateId: "poster",
      }),
      drawn: await ask.post("/Template/poster/customize", { sessionId }),
      unknown: await ask.post("/Template/nonsense/customize", { sessionId }),
    }
  })
  expect(offer.data).toMatchObject({ changes: [{ Name: "offerDetail", Value: { type: 1, value: 15 } }] })
  expect(wrong).toMatchObject({ status: 400, errorCode: 102 })
  expect(chosen.data).toMatchObject({ chosen: { objective: 1, selectedTemplateId: "poster" }, callsToAction: [1] })
  expect(drawn.data).toMatchObject({ width: 1000, height: 1000, url: expect.stringMatching(/^\/media\//) })
  expect(unknown).toMatchObject({ status: 404, errorCode: 104 })
})

test("a summary's link opens the summary and never the draft", async () => {
  const [told, summary, draft, unknown] = await inJourney(async (ask) => {
    const { encodedId } = (await begun(ask, "IN")) as { readonly encodedId?: string }
    const told = await ask.get(`/LocalBusiness/getSessionId?encodedId=${encodedId}`)
    const { sessionId } = told.data as { readonly sessionId: string }
    return [
      sessionId === encodedId,
      await ask.get(`/LocalBusiness/LocalBusinessUserSessions/${sessionId}`),
      await ask.get(`/LocalBusiness/businessDetails?sessionId=${sessionId}`),
      await ask.get("/LocalBusiness/getSessionId?encodedId=nothing"),
    ] as const
  })
  expect(told).toBe(true)
  expect(summary.data).toMatchObject({ details: { name: "Bloom Bakery" } })
  expect(draft).toMatchObject({ status: 400, errorCode: 102 })
  expect(unknown).toMatchObject({ status: 404, errorCode: 104 })
})

test("a picture is uploaded in a form and checked by its content", async () => {
  const sent = await inApi(endpoints, async (send, _join, handle) => {
    const { sessionId } = await begun(asker(send), "IN")
    const upload = async (file: Uint8Array<ArrayBuffer>, changes: Readonly<Record<string, string>> = {}) => {
      const body = new FormData()
      const fields = {
        SessionId: sessionId,
        TemplateId: "spotlight",
        ImageType: "2",
        ImageName: "logo.png",
        ...changes,
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      body.set("ImageFile", new File([file], "logo.png", { type: "image/png" }))
      const url = `http://localhost:4000${apiBase}/LocalBusiness/UploadImage`
      return answerOf(await handle(new Request(url, { method: "POST", body })))
    }
    const { rasteriseCreative } = creativeRasteriser({
      cacheFolder: join(tmpdir(), "marquee-test-fonts"),
      loadImage: () => Promise.reject(new Error("No picture is loaded")),
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="180"><rect width="90" height="90"/></svg>`
    const picture = await rasteriseCreative(svg, { width: 200, height: 180 })
    return [
      await upload(Uint8Array.from(picture)),
      await upload(new TextEncoder().encode("no picture")),
      await upload(Uint8Array.from(picture), { ImageType: "9" }),
    ] as const
  })
  expect(sent[0].data).toMatchObject({ width: 200, height: 180, source: "upload", alt: "logo" })
  expect(sent[1]).toMatchObject({ status: 400, details: { fields: { ImageFile: ["validation.logoFormat"] } } })
  expect(sent[2]).toMatchObject({ status: 400, errorCode: 102 })
})

test("a business's pictures are for its members, a draft's for whoever holds its id", async () => {
  const { drafts, none, own, stranger, wrong } = await inApi(endpoints, async (send, join) => {
    const ask = asker(send)
    const { sessionId } = await begun(ask, "IN")
    await join({ businessProfileId: BusinessProfileId.make(7), roleId: "ClientAccess" })
    const headers = { authorization: `Bearer ${(await signIn(send)).token}` }
    return {
      drafts: await ask.post("/localBusiness/businessImages", { sessionId }),
      none: await ask.post("/localBusiness/businessImages", {}),
      own: await answerOf(await send("GET", "/businessProfiles/7/roimatic/images?sortType=1", headers)),
      stranger: await answerOf(await send("GET", "/businessProfiles/8/roimatic/images", headers)),
      wrong: await answerOf(
        await send("POST", "/businessProfiles/7/roimatic/images/url", headers, { imageUrl: "file:///etc/passwd" }),
      ),
    }
  })
  expect([drafts.data, own.data]).toEqual([[], []])
  expect([none.errorCode, stranger.errorCode, wrong.errorCode]).toEqual([102, 113, 102])
})
