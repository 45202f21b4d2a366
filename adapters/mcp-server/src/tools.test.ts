import { jsonSchemaOf } from "@adapters/http-server"
import { isProposing } from "@domain/identity"
import { expect, test } from "vitest"
import { annotationsOf } from "./tool.ts"
import { tools } from "./tools.ts"
import { promptNames, wireName } from "./prompts.ts"

const contracts = tools.flatMap((row) => row.contracts.map((contract) => ({ tool: row.name, contract })))

test("no tool folds a call that does more than read or propose", () => {
  const acting = contracts.filter(({ contract: { kind } }) => kind !== "query")
  expect(acting.map(({ tool, contract }) => `${tool}: ${contract.name}`)).toEqual([
    "propose_change: proposals/ProposeChange",
    "propose_undo: proposals/UndoProposal",
  ])
  for (const { access } of acting.map(({ contract }) => contract))
    expect(access !== "system" && isProposing(access)).toBe(true)
  expect(contracts.length).toBeGreaterThan(10)
})

test("no tool is named for an approval, a payment or a launch", () => {
  const names = tools.map(({ name }) => name)
  expect(names.filter((name) => /approve|accept|confirm|pay|launch|publish|delete|refund/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test("hints are true to the kinds of a tool's calls", () => {
  for (const row of tools) {
    const isReading = row.contracts.every(({ kind }) => kind === "query")
    expect(annotationsOf(row)).toMatchObject({ readOnlyHint: isReading, destructiveHint: false })
  }
})

test("every tool says what it does, with an example question", () => {
  for (const { name, title, description } of tools) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(title.length).toBeGreaterThan(3)
    expect(description).toMatch(/Example: .+\?$/)
  }
  expect(promptNames.map(wireName)).toEqual(["last_week", "needs_me", "who_waits", "draft_campaign"])
})

/** Fields whose texts the product makes itself: days, addresses of its pages, cursors and numbers of documents. */
const ownTexts = new Set(["link", "nextCursor", "firstDay", "lastDay", "from", "to", "issuedOn", "number"])

/** The fields of a schema that may hold any text and are not marked. */
const unmarked = (schema: unknown, field = ""): ReadonlyArray<string> => {
  if (Array.isArray(schema)) return schema.flatMap((part) => unmarked(part, field))
  if (typeof schema !== "object" || schema === null) return []
  const { type, enum: values, properties, ...rest } = schema as Readonly<Record<string, unknown>>
  const isFree = type === "string" && values === undefined && field !== "untrusted" && !ownTexts.has(field)
  const below = Object.entries((properties as object | undefined) ?? {}).flatMap(([name, part]) => unmarked(part, name))
  const parts = Object.values(rest).flatMap((part) => (typeof part === "object" ? unmarked(part, field) : []))
  return [...(isFree ? [field] : []), ...below, ...parts]
}

test("every text from outside is marked as data in what tools answer", () => {
  for (const { name, output } of tools) expect([name, unmarked(jsonSchemaOf(output))]).toEqual([name, []])
})
