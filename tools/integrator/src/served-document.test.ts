import { endpoints, pathFields } from "@adapters/http-api"
import { openApiDocuments } from "@adapters/http-server"
import { seededPortals } from "@domain/portals"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { documentProblems } from "./document-problems.ts"

const documentOf = openApiDocuments(endpoints)
const [portal, other] = seededPortals
const document = portal === undefined ? undefined : documentOf(portal, "https://ads.example")
const operations = Object.values(document?.paths as Record<string, Record<string, Operation>>).flatMap(Object.values)

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly security?: ReadonlyArray<object>
}

test("two public validators find nothing wrong with the served document", async () => {
  expect(await documentProblems(document ?? {})).toEqual([])
}, 60_000)

test("the validators find an ambiguous path, a wrong example and a missing summary", async () => {
  const path = (operationId: string, example: unknown) => ({
    get: {
      operationId,
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" }, example }],
      responses: { 200: { description: "x" }, 400: { description: "x" } },
    },
  })
  const problems = await documentProblems({
    openapi: "3.1.0",
    info: { title: "x", version: "1" },
    paths: { "/a/{id}": path("a", 1), "/{id}/b": path("b", "wrong") },
  })
  for (const rule of ["no-ambiguous-paths", "operation-summary", "no-invalid-parameter-examples"])
    expect(problems.some((problem) => problem.startsWith(rule))).toBe(true)
})

test("every call has a summary, its security and an example that it takes", () => {
  expect(operations).toHaveLength(endpoints.length)
  for (const { operationId, summary, security } of operations)
    expect([operationId, summary === undefined, security?.length ?? 0]).toEqual([
      operationId,
      false,
      expect.toSatisfy((count: number) => count > 0),
    ])
  const refused = endpoints.filter(({ contract }) => {
    const example = contract.served?.example
    return Schema.decodeUnknownResult(contract.input)(example)._tag === "Failure"
  })
  expect(refused.map(({ contract }) => contract.name)).toEqual([])
  for (const { contract, path } of endpoints)
    expect(Object.keys(contract.served?.example ?? {})).toEqual(expect.arrayContaining([...pathFields(path)]))
})

test("no enumeration is bare numbers: each number has its name", () => {
  const bare =
    JSON.stringify(document).match(/"type":"(?:integer|number)","enum":\[[^\]]*\](?!,"x-enum-varnames")/g) ?? []
  // Kilometres, miles, first days of a week and the code of an expired password are numbers themselves.
  expect(bare.filter((found) => !/\[(?:5,10,15,20,25|0,1,6|74)\]/.test(found))).toEqual([])
})

test("a document names its own portal alone", () => {
  const named = other === undefined ? "" : JSON.stringify(documentOf(other, "https://other.example"))
  expect(named).toContain(`"title":"${other?.title} API"`)
  expect(named).not.toContain("Marquee")
})
