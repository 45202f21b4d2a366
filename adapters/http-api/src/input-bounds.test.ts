import { Predicate, Schema, type SchemaAST } from "effect"
import { expect, test } from "vitest"
import { endpoints } from "./index.ts"

type Checks = SchemaAST.AST["checks"]

const checkNames = (checks: Checks): ReadonlyArray<string> =>
  (checks ?? []).flatMap((check) => {
    if (check._tag === "FilterGroup") return checkNames(check.checks)
    const representation: unknown = check.annotations?.["representation"]
    const id = Predicate.hasProperty(representation, "id") ? String(representation.id) : ""
    const payload = JSON.stringify(Predicate.hasProperty(representation, "payload") ? representation.payload : {})
    return [id.replace("effect/schema/", "") + (id.endsWith("isPattern") ? payload : "")]
  })

/** A pattern from end to end whose parts have a number of times. */
const isFinite = (check: string): boolean =>
  check.startsWith("isPattern") && /\^.*\$/.test(check) && !/[*+]|,\}/.test(check.replaceAll(/\\+./g, ""))

const hasSome = (checks: ReadonlyArray<string>, ...names: ReadonlyArray<string>): boolean =>
  names.some((name) => checks.includes(name))

/** Paths of what an input may hold without end. */
const unbounded = (ast: SchemaAST.AST, path: string): ReadonlyArray<string> => {
  const checks = checkNames(ast.checks)
  switch (ast._tag) {
    case "String":
      return hasSome(checks, "isMaxLength", "isLengthBetween") || checks.some(isFinite) ? [] : [path]
    case "Number":
      return hasSome(checks, "isInt", "isBetween") ? [] : [path]
    case "Arrays": {
      const inner = [...ast.elements, ...ast.rest].flatMap((item) => unbounded(item, `${path}[]`))
      return ast.rest.length > 0 && !hasSome(checks, "isMaxLength") ? [path, ...inner] : inner
    }
    case "Objects": {
      const fields = ast.propertySignatures.flatMap(({ name, type }) => unbounded(type, `${path}.${String(name)}`))
      const entries = ast.indexSignatures.flatMap(({ parameter, type }) => [
        ...(hasSome(checks, "isMaxProperties") ? [] : [path]),
        ...unbounded(parameter, `${path}{}`),
        ...unbounded(type, `${path}{}`),
      ])
      return [...fields, ...entries]
    }
    case "Union":
      return ast.types.flatMap((type) => unbounded(type, path))
    case "Unknown":
      return checks.length > 0 ? [] : [path]
    case "Literal":
    case "Boolean":
    case "Null":
    case "Undefined":
      return []
    default:
      return [path]
  }
}

const of = (schema: Schema.Codec<unknown, unknown>) => unbounded(Schema.toEncoded(schema).ast, "input")

test("every text, list, record and number of every call's input has a bound", () => {
  const unbounded = endpoints.flatMap(({ contract }) => of(contract.input).map((path) => `${contract.name} ${path}`))
  expect(unbounded).toEqual([])
})

test("what has no bound is found, wherever it stands", () => {
  const loose = Schema.Struct({
    text: Schema.String,
    list: Schema.Array(Schema.Int),
    record: Schema.Record(Schema.String.check(Schema.isMaxLength(3)), Schema.Int),
    number: Schema.optionalKey(Schema.Number),
    pattern: Schema.String.check(Schema.isPattern(/^a+$/)),
    either: Schema.Union([Schema.Literal("a"), Schema.Unknown]),
  })
  expect(of(loose)).toEqual(["text", "list", "record", "number", "pattern", "either"].map((name) => `input.${name}`))
})
