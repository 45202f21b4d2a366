import { Result } from "effect"
import { expect, test } from "vitest"
import { productionRefusals } from "./production-refusals.ts"
import { readSettings } from "./settings.ts"
import { productionEnvironment } from "./testing/production-environment.ts"

const refused = (changed: Readonly<Record<string, string>> = {}) =>
  productionRefusals(Result.getOrThrow(readSettings({ ...productionEnvironment, ...changed })))

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

test.each([
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
