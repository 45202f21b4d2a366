import { expect, test } from "vitest"
import { Schema } from "effect"
import { endpoints, pathFields } from "./index.ts"

test("no two calls share a verb and a path", () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ":")}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test("every field of a path is a field of the contract's input", () => {
  const strange = endpoints.flatMap(({ contract, path }) => {
    const { ast } = Schema.toEncoded(contract.input)
    const fields = ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)) : []
    return pathFields(path)
      .filter((field) => !fields.includes(field))
      .map((field) => `${contract.name} ${field}`)
  })
  expect(strange).toEqual([])
})
