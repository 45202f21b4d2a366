import { endpoints } from "@adapters/http-api"
import { firstPortal, migrateDatabase } from "@adapters/runtime"
import { createTestDatabase } from "@adapters/sql/testing"
import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { readFirstPortal } from "./first-portal-flags.ts"
import { withApi } from "./testing/with-api.ts"

const flags = ["--name", "Ads for Leeds", "--sender", "ads@example.org", "--region", "GB"]
const wanted = readFirstPortal([...flags, "--administrator", "Asha@example.org"])
const host = "ads.example.org"
const settingsOn = (url: string) => ({
  DATABASE_URL: url,
  LINK_KEYS: "k1:not-a-secret-of-links-and-long-enough-for-one",
  PUBLIC_ORIGIN: `https://${host}`,
})

test("an empty database becomes a site whose administrator can log in", async () => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls, { withDemoPortals: false }))
  const { link } = await Effect.runPromise(firstPortal(settingsOn(urls.running), Result.getOrThrow(wanted)))
  expect(link).toMatch(/^https:\/\/ads\.example\.org\/resetPassword\?hash=./u)
  await withApi({ databaseUrl: urls.running, rows: endpoints }, async (handle) => {
    const post = (at: string, path: string, body: object) =>
      handle(
        new Request(`http://${at}/api/v1.0${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", host: at },
          body: JSON.stringify(body),
        }),
      )
    const credentials = { emailAddress: "asha@example.org", password: "Quiet-7harbour" }
    const hash = new URL(link).searchParams.get("hash") ?? ""
    const set = await post(host, "/authentication/resetPassword", { hash, newPassword: credentials.password })
    expect([set.status, await set.text()]).toEqual([200, expect.any(String)])
    const statuses = [host, "localhost", "highstreet.localhost"].map(
      async (at) => (await post(at, "/authentication/login", credentials)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 404])
  })
})

test("flags that say too little or something else are refused with what to say", () => {
  for (const given of [[], flags, [...flags, "--administrator", "nobody"], ["--colour", "red"]])
    expect(Result.isFailure(readFirstPortal(given)) && readFirstPortal(given)).toMatchObject({
      failure: expect.stringContaining("Say --name"),
    })
})
