import { Result } from "effect"
import { expect, test } from "vitest"
import { versionsReadOn } from "@adapters/settings"
import { productionRefusals, startWarnings } from "./production-refusals.ts"
import { readSettings } from "./settings.ts"
import { productionEnvironment } from "./testing/production-environment.ts"

const read = (changed: Readonly<Record<string, string>>) =>
  Result.getOrThrow(readSettings({ ...productionEnvironment, ...changed }))

const refused = (changed: Readonly<Record<string, string>> = {}, today = versionsReadOn) =>
  productionRefusals(read(changed), today)

const warned = (today: string, changed: Readonly<Record<string, string>> = {}) => startWarnings(read(changed), today)

test("settings of production are taken", () => {
  expect(refused()).toEqual([])
})

test.each([
  ["ACCESS_TOKEN_KEYS", "k1:local-access-token-secret-not-for-production", "is known from the repository"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_of_somebody_marquee", "is known from the repository"],
  ["META_APP_SECRET", "this-is-not-a-secret-at-all", "is known from the repository"],
  ["TWILIO_AUTH_TOKEN", "short", "at least 16 characters"],
  ["STRIPE_SECRET_KEY", "sk_test_51abcdefghijklmnop", "key for tests"],
  ["STRIPE_SECRET_KEY", "rk_test_51abcdefghijklmnop", "key for tests"],
  ["STRIPE_PUBLISHABLE_KEY", "pk_test_51abcdefghijklmnop", "key for tests"],
  ["RAZORPAY_KEY_ID", "rzp_test_abcdefghijkl", "key for tests"],
  ["STRIPE_BASE_URL", "http://localhost:4010/stripe", "address of this machine"],
  ["META_BASE_URL", "https://127.0.0.1:4010/graph", "address of this machine"],
  ["TWILIO_BASE_URL", "https://[::1]/twilio", "address of this machine"],
  ["PUBLIC_ORIGIN", "https://shop.localhost", "address of this machine"],
  ["IP_COUNTRY_URL", "https://0.0.0.0:4010/{ip}", "address of this machine"],
  ["PUBLIC_ORIGIN", "http://marquee.example", "https://"],
  ["UNSPLASH_BASE_URL", "http://api.unsplash.com", "https://"],
])("production refuses %s=%s in one sentence", (name, value, words) => {
  const refusals = refused({ [name]: value })
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toContain(name)
  expect(refusals[0]).toContain(words)
})

const bucket = {
  S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com",
  S3_BUCKET: "marquee-pictures",
  S3_REGION: "eu-west-1",
  S3_ACCESS_KEY_ID: "AKIAABCDEFGHIJKLMNOP",
  S3_SECRET_ACCESS_KEY: "a-long-secret-of-a-bucket",
}

test("a bucket for pictures is taken", () => {
  expect(refused(bucket)).toEqual([])
})

test("a bucket of the own network is taken by http, another service there is not", () => {
  expect(refused({ ...bucket, S3_ENDPOINT: "http://pictures:7070" })).toEqual([])
  expect(refused({ UNSPLASH_BASE_URL: "http://pictures:7070" })).toEqual([
    "UNSPLASH_BASE_URL must begin with https://.",
  ])
})

test.each([
  ["S3_ENDPOINT", "http://10.0.0.7:9000", "https://"],
  ["S3_ENDPOINT", "http://s3.eu-west-1.amazonaws.com", "https://"],
  ["S3_ENDPOINT", "https://localhost:9000", "address of this machine"],
  ["S3_SECRET_ACCESS_KEY", "short", "at least 16 characters"],
])("production refuses a bucket's %s=%s in one sentence", (name, value, words) => {
  const refusals = refused({ ...bucket, [name]: value })
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toContain(words)
})

test("two purposes that share a secret are refused once", () => {
  const shared = productionEnvironment.LINK_KEYS.replace("k1", "k7")
  expect(refused({ HASH_KEYS: shared })).toEqual(["HASH_KEYS and LINK_KEYS must not share a secret."])
})

test("an older key counts as much as the current one", () => {
  const { HASH_KEYS, LINK_KEYS } = productionEnvironment
  const rotated = `${HASH_KEYS},${LINK_KEYS.replace("k1", "k0")}`
  expect(refused({ HASH_KEYS: rotated })).toHaveLength(1)
})

test.each([
  ["META_GRAPH_VERSION", "v8.0", "2021-05-04"],
  ["META_GRAPH_VERSION", "v23.0", "2026-06-09"],
  ["META_GRAPH_VERSION", "v24.0", "2026-11-10"],
  ["META_GRAPH_VERSION", "v7.0", "is no version"],
  ["GOOGLE_ADS_VERSION", "v22", "2026-10-07"],
  ["SHOPIFY_API_VERSION", "2025-10", "2026-10-01"],
])("production refuses %s=%s, which its provider answers no longer", (name, value, words) => {
  const refusals = refused({ [name]: value })
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toContain(`${name}=${value}`)
  expect(refusals[0]).toContain(words)
})

test("a version is refused on the day of its end and taken the day before", () => {
  const set = { META_GRAPH_VERSION: "v25.0", GOOGLE_ADS_VERSION: "v26", SHOPIFY_API_VERSION: "2026-10" }
  expect(refused(set, "2027-02-22")).toEqual([])
  expect(refused(set, "2027-02-23")).toEqual([
    "META_GRAPH_VERSION=v25.0 of Meta's Marketing API has not been answered since 2027-02-23; the newest is v27.0.",
  ])
})

test("a start within sixty days of a version's end warns of it", () => {
  const shopify = { SHOPIFY_API_VERSION: "2026-01" }
  expect(warned("2026-11-27")).toEqual([])
  expect(warned("2026-11-01", shopify)).toEqual([])
  expect(warned("2026-11-27", shopify)).toEqual([
    "SHOPIFY_API_VERSION=2026-01 of Shopify's GraphQL Admin API ends on 2027-01-01.",
  ])
})

test("a version newer than the table is taken with a warning", () => {
  expect(refused({ META_GRAPH_VERSION: "v28.0" })).toEqual([])
  expect(warned("2026-11-27", { META_GRAPH_VERSION: "v28.0" })).toEqual([
    "META_GRAPH_VERSION=v28.0 of Meta's Marketing API is newer than what was read on 2026-11-27.",
  ])
})

test("versions that are not set are the usual ones of the table", () => {
  const { META_GRAPH_VERSION, GOOGLE_ADS_VERSION, SHOPIFY_API_VERSION } = read({})
  expect([META_GRAPH_VERSION, GOOGLE_ADS_VERSION, SHOPIFY_API_VERSION]).toEqual(["v25.0", "v25", "2026-10"])
})
