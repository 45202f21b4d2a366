import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { metaPublicPage } from "@adapters/ad-networks"
import { signupPageReader } from "./index.ts"
import { pictureStoreLayer, pictureWork } from "@adapters/media"
import { inMemoryImageStore } from "@adapters/media/testing"
import { allowedHosts, factReaderLayer, factReaderOn } from "@adapters/web-extraction"
import { PageReader } from "@application/signup/ports"
import type { ExtractionStage } from "@domain/businesses"
import { googlePlaceAddress } from "@domain/validation"
import { credentialsFrom } from "@apps/sandbox/settings"
import { control, LISTINGS, mapsAddress, type Sandbox, startSandbox } from "@apps/sandbox/testing"

vi.setConfig({ testTimeout: 120_000 })

const keys = credentialsFrom({})
const facts = ManagedRuntime.make(factReaderLayer)
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterEach(() => control(sandbox, "PUT", "/failures", []))
afterAll(async () => {
  await sandbox.stop()
  await facts.dispose()
})

/** Reads as the app would; hosts of short links are the sandbox's own here. */
const reading = (address: string, { version = "v8.0", key = keys.GOOGLE_PLACES_API_KEY } = {}) => {
  const { port, host } = new URL(sandbox.url)
  const shortHosts = ["maps.app.goo.gl", "g.page", "fb.me"].map((name) => `${name}:${port}`)
  const fetch = {
    allowed: allowedHosts([host, ...shortHosts].join(",")),
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  }
  const reader = signupPageReader({
    fetch,
    facebookPage: metaPublicPage({
      baseUrl: `${sandbox.url}/graph`,
      version,
      appId: keys.META_APP_ID,
      appSecret: keys.META_APP_SECRET,
    }),
    places: { baseUrl: `${sandbox.url}/places`, apiKey: key },
    // The machine that tests may be busy.
    longestCopy: 15_000,
  }).pipe(
    Layer.provide(pictureStoreLayer({ store: inMemoryImageStore(), fetch })),
    Layer.provide(pictureWork({ waiting: 16 })),
  )
  const stages: Array<ExtractionStage> = []
  return Effect.flatMap(PageReader, (pages) =>
    pages.read(address, "IN", {
      readerName: "TestBot/1.0",
      onProgress: (stage) => Effect.sync(() => void stages.push(stage)),
      admitPicture: () => Effect.void,
    }),
  ).pipe(
    Effect.result,
    Effect.map((reading) => ({
      details: reading._tag === "Success" ? reading.success : undefined,
      problem: reading._tag === "Failure" ? reading.failure.problem : undefined,
      stages,
    })),
    Effect.provide(reader),
  )
}

const read = (...asked: Parameters<typeof reading>) => facts.runPromise(reading(...asked))

const short = (host: string, path: string) => `http://${host}:${new URL(sandbox.url).port}/short/${path}`

test.each(["v8.0", "v25.0"])("Graph %s: a Facebook page says who, what, where and how to reach", async (version) => {
  const { details, stages } = await read("https://www.facebook.com/SunriseDentalCare.example/about?ref=x", { version })
  expect(stages).toEqual(["fetching", "reading"])
  expect(details).toMatchObject({
    name: { value: "Sunrise Dental Care", source: "facebook" },
    category: { value: "dentist", source: "facebook" },
    description: { value: "Gentle dentistry for the whole family in Kothrud, Pune." },
    phones: [{ value: "+912066000142", source: "facebook" }],
    emails: [{ value: "hello@sunrisedental.example" }],
    websiteUrl: { value: `${sandbox.url}/sites/sunrise-dental/`, source: "facebook" },
    address: { city: { value: "Pune" }, state: { value: "Maharashtra" }, postcode: { value: "411038" } },
    latitude: { value: 18.5074 },
    openingHours: expect.arrayContaining([{ value: "Mo 09:30-20:30", source: "facebook", confidence: 0.9 }]),
  })
  expect(details?.logoUrl?.value).toMatch(/^\/media\//)
  expect(details?.imageUrls.map(({ value }) => value)).toEqual([expect.stringMatching(/^\/media\//)])
})

test("an address in one line is read, and a placeholder picture is no logo", async () => {
  const { details } = await read("https://facebook.com/profile.php?id=4003")
  expect(details).toMatchObject({
    name: { value: "Nilgiri Yoga Shala" },
    category: { value: "yoga-studio" },
    address: { city: { value: "Bengaluru", source: "facebook" }, postcode: { value: "560038" } },
  })
  expect([details?.logoUrl, details?.websiteUrl, details?.emails]).toEqual([undefined, undefined, []])
})

test.each([
  ["unpublished", "https://www.facebook.com/4004"],
  ["a person's", "https://www.facebook.com/asha.menon.example"],
  ["unknown", "https://www.facebook.com/nobody.at.all"],
  ["a group", "https://www.facebook.com/groups/12345"],
])("a page that is %s is told kindly", async (_, address) => {
  expect(await read(address)).toMatchObject({ problem: "FacebookPageNotFound" })
})

test.each([
  ["its id", googlePlaceAddress("ChIJharbourRye000002")],
  [
    "the address line of a browser",
    "https://www.google.com/maps/place/Harbour+%26+Rye+Bakery/@51.4486,-2.6091,17z/data=!3m1",
  ],
  ["words", "https://www.google.co.uk/maps/search/?api=1&query=Harbour+%26+Rye+Bakery,+Bristol"],
])("a Google listing is found by %s", async (_, address) => {
  const { details, stages } = await read(address)
  expect(stages).toEqual(["fetching", "reading"])
  expect(details).toMatchObject({
    name: { value: "Harbour & Rye Bakery", source: "listing" },
    category: { value: "bakery", source: "listing" },
    phones: [{ value: "+441174960182", source: "listing" }],
    websiteUrl: { value: `${sandbox.url}/sites/harbour-rye/` },
    address: {
      line1: { value: "14 Gasferry Row" },
      city: { value: "Bristol" },
      state: { value: "England" },
      postcode: { value: "BS1 6UN" },
      country: { value: "GB" },
    },
  })
})

test("of a listing's photographs only the business's own are taken", async () => {
  const { details } = await read(googlePlaceAddress("ChIJsunriseDental0001"))
  expect(details?.imageUrls.map(({ source }) => source)).toEqual(["listing", "listing"])
  expect(details?.address).toMatchObject({
    line1: { value: "2nd Floor, Mayur Arcade, Paud Road" },
    area: { value: "Kothrud" },
  })
})

test("every demo listing is read by its address with name, kind and postal code", async () => {
  const readings = await Promise.all(LISTINGS.map((listing) => read(mapsAddress(listing))))
  expect(readings.map(({ details }) => details?.name?.value)).toEqual(LISTINGS.map(({ name }) => name))
  expect(readings.map(({ details }) => details?.category?.value)).toEqual([
    "dentist",
    "bakery",
    "plumber",
    "yoga-studio",
    "tailor",
  ])
  expect(readings.every(({ details }) => details?.address.postcode !== undefined)).toBe(true)
})

test("short links are followed to what they show, and never into a private network", async () => {
  const [listing, page, nothing, inside] = await Promise.all([
    read(short("maps.app.goo.gl", "maps/1")),
    read(short("fb.me", "fb/sunrise")),
    read(short("g.page", "maps/99")),
    read(short("maps.app.goo.gl", "private")),
  ])
  expect(listing?.details?.name?.value).toBe("Sunrise Dental Care")
  expect(page?.details?.name?.source).toBe("facebook")
  expect([nothing?.problem, inside?.problem]).toEqual(["GoogleListingNotFound", "GoogleListingNotFound"])
})

test.each([
  ["nothing is there", "https://www.google.com/maps/place/No+Such+Shop/@18.5,73.8,17z"],
  ["the place is elsewhere", "https://www.google.com/maps/place/Sunrise+Dental+Care/@28.6,77.2,17z"],
  ["it is a bare position", "https://www.google.com/maps?q=18.5,73.8"],
  ["its id is out of date", googlePlaceAddress("ChIJgone0000000000")],
])("a listing is not guessed when %s", async (_, address) => {
  expect(await read(address)).toMatchObject({ details: undefined, problem: "GoogleListingNotFound" })
})

test("an error of a network or of our keys is no fault of the page", async () => {
  await control(sandbox, "PUT", "/failures", [
    { provider: "meta", kind: "rateLimit" },
    { provider: "googlePlaces", kind: "error" },
  ])
  const readings = [
    await read("https://www.facebook.com/4005"),
    await read(googlePlaceAddress("ChIJsunriseDental0001")),
  ]
  await control(sandbox, "PUT", "/failures", [])
  readings.push(await read(googlePlaceAddress("ChIJsunriseDental0001"), { key: "wrong" }))
  expect(readings.map(({ problem }) => problem)).toEqual(Array.from({ length: 3 }, () => "NetworkNotAnswering"))
})

test("of a page that is read to no end nothing is found", async () => {
  const broken = factReaderOn(new URL("./no-such-thread.ts", import.meta.url).href)
  const addresses = ["https://www.facebook.com/4005", googlePlaceAddress("ChIJsunriseDental0001")]
  const readings = await Effect.runPromise(Effect.provide(Effect.all(addresses.map((it) => reading(it))), broken))
  expect(readings.map(({ problem }) => problem)).toEqual(["NothingFound", "NothingFound"])
})
