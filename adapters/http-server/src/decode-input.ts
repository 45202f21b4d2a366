import { Effect, Predicate, Result, Schema } from "effect"
import { type Endpoint, pathFields, usesQuery } from "@adapters/http-api"
import { type BodyNotJson, type BodyTooLarge, type InputProblem, InvalidInput } from "@application/kernel"
import { cleanInput } from "./clean-input.ts"
import { inputProblems } from "./input-problems.ts"
import { FormBody } from "./read-form.ts"

type Fields = Readonly<Record<string, Schema.Codec<unknown, unknown>>>

const fieldsOf = (schema: unknown): Fields =>
  Predicate.hasProperty(schema, "fields") && Predicate.isObject(schema.fields) ? (schema.fields as Fields) : {}

const isList = (field: Schema.Codec<unknown, unknown> | undefined): boolean =>
  field !== undefined && Schema.toEncoded(field).ast._tag === "Arrays"

/** What came with one request, before it is checked. */
export interface RawInput {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  /** Read only once the caller may ask. */
  readonly body: Effect.Effect<unknown, BodyTooLarge | BodyNotJson | InvalidInput>
}

const invalid = (problems: ReadonlyArray<InputProblem>) => new InvalidInput({ problems })

const cleaned = (input: unknown): Effect.Effect<unknown, InvalidInput> =>
  Result.match(cleanInput(input), {
    onSuccess: (clean) => Effect.succeed(clean),
    onFailure: (problem) => Effect.fail(invalid([problem])),
  })

const asInvalidInput = <A>(
  decoding: Effect.Effect<A, Schema.SchemaError>,
  field?: string,
): Effect.Effect<A, InvalidInput> => Effect.mapError(decoding, ({ issue }) => invalid(inputProblems(issue, field)))

/** The fields of a body; a body that is a list is the field `data`. Spec: calls U4, "list of Name/Value pairs". */
const fieldsIn = (sent: unknown): object => {
  if (Array.isArray(sent)) return { data: sent }
  return Predicate.isObject(sent) ? sent : {}
}

/** A decoder that looks for all problems only once there is one: that takes a slower way through the schema. */
const problemsOnFailure = <A>(schema: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownEffect(schema)
  const decodeAll = Schema.decodeUnknownEffect(schema, { errors: "all" })
  return (input: unknown): Effect.Effect<A, InvalidInput> =>
    Effect.catch(decode(input), () => asInvalidInput(decodeAll(input)))
}

/**
 * A decoder of one endpoint's input from path, query and body; fails with the first wrong fields. Query lists are comma
 * separated; parameters of a path win over fields of the body, and those over the query.
 */
export const inputDecoder = (row: Endpoint) => {
  const { contract, path } = row
  const fields = fieldsOf(contract.input)
  const fromText = problemsOnFailure(Schema.toCodecStringTree(contract.input))
  const fromJson = problemsOnFailure(contract.input)
  /** Reads a field's text, and writes it as its JSON has it. */
  const converter = (name: string) => {
    const field = fields[name] ?? Schema.String
    const decode = Schema.decodeUnknownEffect(Schema.toCodecStringTree(field))
    const encode = Schema.encodeEffect(field)
    return (texts: unknown) => {
      const text = Predicate.hasProperty(texts, name) ? texts[name] : undefined
      return asInvalidInput(Effect.flatMap(decode(text), encode), name)
    }
  }
  const recode = Object.fromEntries(pathFields(path).map((name) => [name, converter(name)]))
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
    return Effect.flatMap(cleaned({ ...texts, ...params }), fromText)
  }
  /** A form says its numbers as texts. */
  const ofForm = ({ fields: sent }: FormBody, named: unknown) =>
    Effect.flatMap(cleaned(sent), (texts) => fromText({ ...(texts as object), ...(named as object) }))
  /** Fields that the query names and the body does not, such as the region of some calls. */
  const besideBody = (query: RawInput["query"], inBody: object) =>
    Effect.gen(function* () {
      const named = Object.keys(query).filter((name) => name in fields && !(name in inBody))
      const texts = yield* cleaned(Object.fromEntries(named.map((name) => [name, listed(name, query[name])])))
      const values: Record<string, unknown> = {}
      for (const name of named) values[name] = yield* converter(name)(texts)
      return values
    })
  const ofBody = ({ params, query, body }: RawInput) =>
    Effect.gen(function* () {
      const read = yield* body
      const named = yield* cleaned(params)
      if (read instanceof FormBody) return yield* ofForm(read, named)
      const sent = yield* cleaned(read)
      const inPath: Record<string, unknown> = {}
      for (const [name, convert] of Object.entries(recode)) inPath[name] = yield* convert(named)
      const inBody = fieldsIn(sent)
      return yield* fromJson({ ...(yield* besideBody(query, inBody)), ...inBody, ...inPath })
    })
  return usesQuery(row) ? ofQuery : ofBody
}
