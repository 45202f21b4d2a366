import { Result } from "effect"
import { expect, test } from "vitest"
import { readSettings } from "./settings.ts"
import { productionEnvironment } from "./testing/production-environment.ts"

test("every missing or wrong setting is named at once, in a sentence", () => {
  const read = readSettings({ PORT: "many", DATABASE_URL: "not an address", LINK_KEYS: "short" })
  const text = Result.isFailure(read) ? read.failure : ""
  for (const name of ["PORT", "DATABASE_URL", "LINK_KEYS", "DATA_DIRECTORY"]) expect(text).toContain(name)
  expect(text).toContain("each of at least 32 characters")
})

test("a webhook's setting takes one secret or two, and no third", () => {
  const read = (secrets: string) => readSettings({ ...productionEnvironment, STRIPE_WEBHOOK_SECRET: secrets })
  expect(["one", "new,old", "new, old"].map((secrets) => Result.isSuccess(read(secrets)))).toEqual([true, true, true])
  for (const wrong of ["", "new,", "new,old,older"]) {
    const refused = read(wrong)
    expect(Result.isFailure(refused) ? refused.failure : "").toContain("STRIPE_WEBHOOK_SECRET")
  }
})

test("a bucket named by half of its settings is refused with what is missing", () => {
  const read = readSettings({ ...productionEnvironment, S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "ads" })
  const text = Result.isFailure(read) ? read.failure : ""
  expect(text).toContain("Bucket for pictures lacks S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.")
})

test("push messages with half of their settings are refused with what is missing", () => {
  const read = readSettings({ ...productionEnvironment, VAPID_SUBJECT: "mailto:push@example.com" })
  const text = Result.isFailure(read) ? read.failure : ""
  expect(text).toContain("Browser push lacks VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY.")
})
