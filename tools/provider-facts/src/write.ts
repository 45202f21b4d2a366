import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type EnumSpecification, graphFacts, type NodeSpecification } from "./graph-facts.ts"
import { stripeFacts } from "./stripe-facts.ts"

/**
 * Writes the sandbox's tables of what a provider says of its own interface, from a copy on this machine:
 * `write.ts stripe <fixtures3.json> <version>` or `write.ts graph-v24 <folder of api_specs/specs> <version>`.
 */
const [table = "", from = "", version = ""] = process.argv.slice(2)
if (version === "") throw new Error("Name a table, the place of its source and the source's version")

const sandbox = new URL("../../../apps/sandbox/src/", import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"))
const write = (place: string, facts: object) =>
  writeFileSync(new URL(place, sandbox), `${JSON.stringify(facts, undefined, 2)}\n`)

if (table === "stripe")
  write("stripe/stripe-facts.json", {
    source: "github.com/stripe/openapi, openapi/fixtures3.json",
    version,
    objects: stripeFacts(read(from)),
  })
else {
  const nodeOf = (name: string): NodeSpecification => read(join(from, `${name}.json`))
  const enums: ReadonlyArray<EnumSpecification> = read(join(from, "enum_types.json"))
  write(`meta/${table}.json`, {
    source: "github.com/facebook/facebook-business-sdk-codegen, api_specs/specs",
    version,
    ...graphFacts(nodeOf, enums),
  })
}
