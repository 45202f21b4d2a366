import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

type Options = { readonly key?: string; readonly mask?: string; readonly body?: unknown }

const call = async (sandbox: Sandbox, path: string, { key = "places_marquee", mask, body }: Options = {}) => {
  const response = await fetch(`${sandbox.url}/places/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(key === "" ? {} : { "x-goog-api-key": key }),
      ...(mask === undefined ? {} : { "x-goog-fieldmask": mask }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const dental = "places/ChIJsunriseDental0001"

test("a call without a key, with a wrong one or without a field mask is refused", () =>
  runSandbox({}, async (sandbox) => {
    const answers = [
      await call(sandbox, dental, { key: "", mask: "id" }),
      await call(sandbox, dental, { key: "wrong", mask: "id" }),
      await call(sandbox, dental),
      await call(sandbox, dental, { mask: "id,phoneNumber" }),
      await call(sandbox, "places:searchText", { mask: "displayName", body: { textQuery: "dental" } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.error.status])).toEqual([
      [403, "PERMISSION_DENIED"],
      [400, "INVALID_ARGUMENT"],
      [400, "INVALID_ARGUMENT"],
      [400, "INVALID_ARGUMENT"],
      [400, "INVALID_ARGUMENT"],
    ])
    expect(answers[3]?.body.error.message).toContain("phoneNumber")
  }))

test("only the fields of the mask are answered", () =>
  runSandbox({}, async (sandbox) => {
    const { body } = await call(sandbox, dental, { mask: "id,displayName.text,location" })
    expect(body).toEqual({
      id: "ChIJsunriseDental0001",
      displayName: { text: "Sunrise Dental Care" },
      location: { latitude: 18.5074, longitude: 73.8077 },
    })
  }))

test("an id that no place has is not found, and what is no id is an invalid argument", () =>
  runSandbox({}, async (sandbox) => {
    const answers = [
      await call(sandbox, "places/ChIJunknown00000000", { mask: "id" }),
      await call(sandbox, "places/nowhere", { mask: "id" }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 400])
  }))

test("a search finds by name and address, and refuses unknown field names", () =>
  runSandbox({}, async (sandbox) => {
    const search = (body: unknown) => call(sandbox, "places:searchText", { mask: "places.id", body })
    expect((await search({ textQuery: "Harbour & Rye Bakery Bristol" })).body).toEqual({
      places: [{ id: "ChIJharbourRye000002" }],
    })
    expect((await search({ textQuery: "A shop that is not there" })).body).toEqual({})
    expect((await search({ textQuery: "bakery", query: "x" })).body.error.message).toContain('"query"')
    expect((await search({ textQuery: " " })).status).toBe(400)
  }))

test("a photograph is returned by address or redirect, and failure switches work", () =>
  runSandbox({}, async (sandbox) => {
    const media = `${dental}/photos/photo1/media?maxWidthPx=400`
    const { body } = await call(sandbox, `${media}&skipHttpRedirect=true`)
    expect((await fetch(body.photoUri)).headers.get("content-type")).toBe("image/jpeg")
    expect((await call(sandbox, `${dental}/photos/none/media?maxWidthPx=400&skipHttpRedirect=true`)).status).toBe(400)
    await control(sandbox, "PUT", "/failures", [{ provider: "googlePlaces", kind: "rateLimit", count: 1 }])
    expect((await call(sandbox, dental, { mask: "id" })).status).toBe(429)
    expect((await call(sandbox, dental, { mask: "id" })).status).toBe(200)
  }))
