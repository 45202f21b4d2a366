import { Effect, Stream } from "effect"
import { expect, test } from "vitest"
import { resolve } from "@application/container"
import { BusinessProfileId } from "@domain/kernel"
import { browser, call, handler } from "./testing/example-api.ts"
import { ExportThings } from "./testing/example-calls.ts"

const form = async (fields: Readonly<Record<string, string | Blob>>, path = "/api/v1.0/things/5/file") => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const encoded = new Response(body)
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" }
  const bytes = await encoded.arrayBuffer()
  const response = await handler(
    new Request(`http://shop.localhost:4000${path}`, { method: "POST", headers, body: bytes }),
  )
  return [response.status, await response.json()] as const
}

test("a form's numbers are decoded, and its file is its bytes and name", async () => {
  const file = new File([new Uint8Array([0, 255, 16])], "logo.png", { type: "image/png" })
  expect(await form({ size: "3", file })).toEqual([
    200,
    { data: { thing: 5, size: 3, file: { name: "logo.png", content: "AP8Q" } } },
  ])
})

test("a form that is too large, broken or not expected is refused", async () => {
  const large = new File([new Uint8Array(150_000)], "logo.png")
  expect(await form({ size: "3", file: large })).toMatchObject([413, { errorCode: 1024 }])
  expect(await form({ size: "many" })).toMatchObject([400, { errorCode: 102 }])
  const broken = await call("POST", "/api/v1.0/things/5/file", "--nothing", {
    "content-type": "multipart/form-data; boundary=x",
  })
  expect(broken).toMatchObject({ status: 400, body: { errorCode: 102 } })
  const unexpected = await call("PATCH", "/api/v1.0/things/5", "--x--", {
    "content-type": "multipart/form-data; boundary=x",
  })
  expect(unexpected).toMatchObject({ status: 415, body: { errorCode: 1025 } })
})

test("a file comes to a caller of the contract with its name, type and bytes", async () => {
  const file = await Effect.runPromise(
    resolve(browser("good"), ExportThings)({ businessProfileId: BusinessProfileId.make(7) }),
  )
  const parts = await Effect.runPromise(
    Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(file.body, (cause) => cause))),
  )
  expect([file.fileName, file.contentType, parts]).toEqual(["לידים.csv", "text/csv", "Zoë"])
  const { body } = await call("GET", "/api/v1.0/openapi.json")
  const { paths } = body as { readonly paths: Record<string, Record<string, { readonly responses: unknown }>> }
  expect(paths["/businessProfiles/{businessProfileId}/things/export"]?.["get"]?.responses).toMatchObject({
    200: { content: { "text/csv": { schema: { type: "string", format: "binary" } } } },
  })
})

test("a call that takes forms takes the form of a mail program, and no other does", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const taken = await call("POST", "/api/v1.0/things/5/file", "size=many&List-Unsubscribe=One-Click", headers)
  expect(taken).toMatchObject({ status: 400, body: { errorCode: 102 } })
  const refused = await call("PATCH", "/api/v1.0/things/5", "size=3", headers)
  expect(refused).toMatchObject({ status: 415, body: { errorCode: 1025 } })
})
