import { Effect, Predicate, Schema } from "effect"
import { type Endpoint, pathFields, usesQuery } from "@adapters/http-api"

type Fields = Readonly<Record<string, Schema.Codec<unknown, unknown>>>

const fieldsOf = (schema: unknown): Fields =>
  Predicate.hasProperty(schema, "fields") && Predicate.isObject(schema.fields) ? (schema.fields as Fields) : {}

const isList = (field: Schema.Codec<unknown, unknown> | undefined): boolean =>
  field !== undefined && Schema.toEncoded(field).ast._tag === "Arrays"

/** What came with one request, before it is checked. */
export interface RawInput {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: unknown
}

/**
 * A decoder of one endpoint's input from path, query and body. Query lists are comma separated; parameters of a path
 * win over fields of the body. Fails with a SchemaError that names every wrong field.
 */
export const inputDecoder = ({ contract, method, path }: Endpoint) => {
  const fields = fieldsOf(contract.input)
  const fromText = Schema.decodeUnknownEffect(Schema.toCodecStringTree(contract.input), { errors: "all" })
  const fromJson = Schema.decodeUnknownEffect(contract.input, { errors: "all" })
  const recode = Object.fromEntries(
    pathFields(path).map((name) => {
      const field = fields[name] ?? Schema.String
      const decode = Schema.decodeUnknownEffect(Schema.toCodecStringTree(field))
      const encode = Schema.encodeEffect(field)
      return [name, (text: string | undefined) => Effect.flatMap(decode(text), encode)] as const
    }),
  )
  const lists = new Set(Object.keys(fields).filter((name) => isList(fields[name])))
  const listed = (name: string, value: string | ReadonlyArray<string> | undefined) =>
    lists.has(name)
      ? typeof value === "string"
        ? value.split(",").filter((it) => it !== "")
        : value
      : Array.isArray(value)
        ? value[0]
        : value

  const ofQuery = ({ params, query }: RawInput) => {
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, listed(name, value)]))
    return fromText({ ...texts, ...params })
  }
  const ofBody = ({ params, body }: RawInput) =>
    Effect.gen(function* () {
      const inPath: Record<string, unknown> = {}
      for (const [name, convert] of Object.entries(recode)) inPath[name] = yield* convert(params[name])
      return yield* fromJson({ ...(Predicate.isObject(body) ? body : {}), ...inPath })
    })
  return usesQuery(method) ? ofQuery : ofBody
}
