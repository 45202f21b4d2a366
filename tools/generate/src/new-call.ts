/** A call to be written. */
export interface NewCall {
  /** The context that it belongs to, such as `campaigns`. */
  readonly context: string
  /** Its contract's name, such as `CopyCampaign`. */
  readonly name: string
  /** A permission of `domain/identity/src/permissions.ts`. */
  readonly access: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Below the api's base; `:campaignId` takes that field of the input. */
  readonly path: string
}

/** An id that a path may name: its schema in `@domain/kernel`, and its value in the example. */
interface IdField {
  readonly schema: string
  readonly example: string
}

const idFields: Readonly<Record<string, IdField>> = {
  businessProfileId: { schema: "BusinessProfileId", example: "7" },
  campaignId: { schema: "CampaignId", example: "12" },
  portalId: { schema: "PortalId", example: "1" },
  userId: { schema: "UserId", example: "41" },
  sessionId: { schema: "SessionId", example: '"3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b"' },
}

const kebabOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase()
const camelOf = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
/** `CopyCampaign` as a sentence: "Copy campaign". */
const wordsOf = (name: string): string => {
  const words = kebabOf(name).replaceAll("-", " ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const contractOf = ({ context, name, access, method, path }: NewCall): string => {
  const fields = [...path.matchAll(/:(\w+)/g)].map(([, field = ""]) => [field, idFields[field]] as const)
  const ids = [...new Set(fields.flatMap(([, id]) => id?.schema ?? []))].toSorted()
  const input = fields.map(([field, id]) => `${field}: ${id?.schema ?? "textOf(100)"}`).join(", ")
  const example = fields.map(([field, id]) => `${field}: ${id?.example ?? `"${field}"`}`).join(", ")
  const kernel = fields.some(([, id]) => id === undefined) ? "contract, textOf" : "contract"
  return `import { Schema } from "effect"
import { ${kernel} } from "@application/kernel"
${ids.length === 0 ? "" : `import { ${ids.join(", ")} } from "@domain/kernel"\n`}
/** Ours. */
export const ${name} = contract("${context}/${name}", {
  kind: "${method === "GET" ? "query" : "command"}",
  access: "${access}",
  route: "${method} ${path}",
  summary: "${wordsOf(name)}",
  example: { ${example} },
  input: Schema.Struct({ ${input} }),
  output: Schema.Struct({}),
  failures: [],
})
`
}

const handlerOf = ({ name }: NewCall): string => `import { Effect } from "effect"
import { handler } from "@application/kernel"
import { ${name} } from "../contract/${kebabOf(name)}.ts"

export const ${camelOf(name)} = handler(
  ${name},
  Effect.fnUntraced(function* () {
    return yield* Effect.die(new Error("${name} has no rule yet"))
  }),
)
`

/** The files of a call by their paths: its contract, its handler, and the two lists that pass them on. `read` gives a file's text, undefined without one. */
export const filesOfCall = (call: NewCall, read: (file: string) => string | undefined): ReadonlyMap<string, string> => {
  const { context, name, path } = call
  if (!/^[A-Z][A-Za-z]+$/.test(name)) throw new Error(`${name} must look like CopyCampaign`)
  if (!path.startsWith("/")) throw new Error(`${path} must begin with /`)
  const source = (file: string): string => {
    const text = read(file)
    if (text === undefined) throw new Error(`${file} does not exist`)
    return text
  }
  const folder = `application/${context}/src`
  const [contracts, handlers] = [`${folder}/contract/index.ts`, `${folder}/use-cases/index.ts`]
  const passedOn = `export * from "./${kebabOf(name)}.ts"\n`
  const files = [
    [`${folder}/contract/${kebabOf(name)}.ts`, contractOf(call)],
    [`${folder}/use-cases/${kebabOf(name)}.ts`, handlerOf(call)],
  ] as const
  for (const [file] of files) if (read(file) !== undefined) throw new Error(`${file} exists already`)
  return new Map([
    ...files,
    [contracts, `${source(contracts)}${passedOn}`],
    [handlers, `${source(handlers)}${passedOn}`],
  ])
}
