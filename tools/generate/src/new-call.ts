/** A call to be written. */
export interface NewCall {
  /** The context that it belongs to, such as `campaigns`. */
  readonly context: string
  /** Its contract's name, such as `RenameCampaign`. */
  readonly name: string
  /** A permission of `domain/identity/src/permissions.ts`. */
  readonly access: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Below the api's base; `:campaignId` takes that field of the input. */
  readonly path: string
}

/** Ids that a path may name, and their schemas in `@domain/kernel`. */
const idSchemas: Readonly<Record<string, string>> = {
  businessProfileId: "BusinessProfileId",
  campaignId: "CampaignId",
  sessionId: "SessionId",
}

const kebabOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase()
const camelOf = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

const contractOf = ({ context, name, access, path }: NewCall): string => {
  const fields = [...path.matchAll(/:(\w+)/g)].map(([, field = ""]) => [field, idSchemas[field]] as const)
  const ids = [...new Set(fields.flatMap(([, schema]) => schema ?? []))].toSorted()
  const input = fields.map(([field, schema]) => `${field}: ${schema ?? "textOf(100)"}`).join(", ")
  const kernel = fields.some(([, schema]) => schema === undefined) ? "contract, textOf" : "contract"
  return `import { Schema } from "effect"
import { ${kernel} } from "@application/kernel"
${ids.length === 0 ? "" : `import { ${ids.join(", ")} } from "@domain/kernel"\n`}
/** Ours. */
export const ${name} = contract("${context}/${name}", {
  access: "${access}",
  input: Schema.Struct({ ${input} }),
  output: Schema.Struct({}),
  failures: [],
})
`
}

const handlerOf = ({ name, method }: NewCall): string => {
  const kind = method === "GET" ? "query" : "command"
  return `import { Effect } from "effect"
import { ${kind} } from "@application/kernel"
import { ${name} } from "../contract/${kebabOf(name)}.ts"

export const ${camelOf(name)} = ${kind}(
  ${name},
  Effect.fnUntraced(function* () {
    return yield* Effect.die(new Error("${name} has no rule yet"))
  }),
)
`
}

const routes = "adapters/http-api/src/routes.ts"

/** Puts a call's row before its context's first; throws for a context without calls from outside. */
const withRoute = (text: string, context: string, row: string): string => {
  const at = text.indexOf(`  "${context}/`)
  if (at < 0) throw new Error(`${routes} has no row of ${context}`)
  return `${text.slice(0, at)}${row}\n${text.slice(at)}`
}

/** The files of a call by their paths: two new ones, two that export them, and the table that gets its route. `read` gives a file's text, undefined without one. */
export const filesOfCall = (call: NewCall, read: (file: string) => string | undefined): ReadonlyMap<string, string> => {
  const { context, name, method, path } = call
  if (!/^[A-Z][A-Za-z]+$/.test(name)) throw new Error(`${name} must look like RenameCampaign`)
  if (!path.startsWith("/")) throw new Error(`${path} must begin with /`)
  const source = (file: string): string => {
    const text = read(file)
    if (text === undefined) throw new Error(`${file} does not exist`)
    return text
  }
  const folder = `application/${context}/src`
  const [contractFile, handlerFile] = [
    `${folder}/contract/${kebabOf(name)}.ts`,
    `${folder}/use-cases/${kebabOf(name)}.ts`,
  ]
  for (const file of [contractFile, handlerFile])
    if (read(file) !== undefined) throw new Error(`${file} exists already`)
  const [contracts, handlers] = [`${folder}/contract/index.ts`, `${folder}/use-cases/index.ts`]
  return new Map([
    [contractFile, contractOf(call)],
    [handlerFile, handlerOf(call)],
    [contracts, `${source(contracts)}export { ${name} } from "./${kebabOf(name)}.ts"\n`],
    [handlers, `${source(handlers)}export { ${camelOf(name)} } from "./${kebabOf(name)}.ts"\n`],
    [routes, withRoute(source(routes), context, `  "${context}/${name}": "${method} ${path}",`)],
  ])
}
