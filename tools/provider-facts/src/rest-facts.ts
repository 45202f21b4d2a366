import type { NamesByType } from "./graph-facts.ts"

/** What is known of one operation of an interface over HTTP. */
export interface OperationFacts {
  /** Rights that let a caller in, any of them alone, as far as they concern what we use. */
  readonly scopes: string
  readonly query: string
  readonly request?: string
  /** The schema of an answer, by status. */
  readonly answers: Readonly<Record<string, string>>
}

/** What is known of an interface: operations by method and path, fields by type, and what fields may hold. */
export interface RestFacts {
  readonly operations: Readonly<Record<string, OperationFacts>>
  readonly schemas: Readonly<Record<string, { readonly required: string; readonly fields: NamesByType }>>
  readonly enums: Readonly<Record<string, string>>
}

/** A schema of OpenAPI or of Google's discovery format, as far as both are the same. */
interface DescribedSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: ReadonlyArray<string>
  readonly required?: ReadonlyArray<string>
  readonly properties?: Readonly<Record<string, DescribedSchema>>
  readonly items?: DescribedSchema
  readonly additionalProperties?: DescribedSchema | boolean
}

interface DescribedContent {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: DescribedSchema }>>
}

interface OpenApiOperation {
  readonly security?: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string }>
  readonly requestBody?: DescribedContent
  readonly responses: Readonly<Record<string, DescribedContent>>
}

/** A description by OpenAPI 3. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, DescribedSchema>> }
}

interface DiscoveryMethod {
  readonly httpMethod: string
  readonly path: string
  readonly scopes: ReadonlyArray<string>
  readonly parameters: Readonly<Record<string, { readonly location: string; readonly enum?: ReadonlyArray<string> }>>
  readonly request?: DescribedSchema
  readonly response: DescribedSchema
}

interface DiscoveryResource {
  readonly methods?: Readonly<Record<string, DiscoveryMethod>>
  readonly resources?: Readonly<Record<string, DiscoveryResource>>
}

/** A description in Google's discovery format. */
export interface Discovery extends DiscoveryResource {
  /** What every operation takes beside its own. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly schemas: Readonly<Record<string, DescribedSchema>>
}

const lastOf = (reference: string): string => reference.split("/").at(-1) ?? reference

const typeOf = ({ $ref, type, items, additionalProperties }: DescribedSchema): string => {
  if ($ref !== undefined) return lastOf($ref)
  if (items !== undefined) return `list<${typeOf(items)}>`
  if (typeof additionalProperties === "object") return `map<${typeOf(additionalProperties)}>`
  return type ?? "any"
}

const schemaFacts = ({ required = [], properties = {} }: DescribedSchema) => {
  const byType = Map.groupBy(Object.entries(properties), ([, schema]) => typeOf(schema))
  const sorted = [...byType].toSorted(([left], [right]) => left.localeCompare(right))
  return {
    required: required.join(" "),
    fields: Object.fromEntries(sorted.map(([type, held]) => [type, held.map(([name]) => name).join(" ")])),
  }
}

/** The named schemas that an interface describes, with the enumerations of their fields. */
const described = (schemas: Readonly<Record<string, DescribedSchema>>, names: ReadonlyArray<string>) => {
  const found = names.flatMap((name) => (schemas[name] === undefined ? [] : [[name, schemas[name]] as const]))
  return {
    schemas: Object.fromEntries(found.map(([name, schema]) => [name, schemaFacts(schema)])),
    enums: Object.fromEntries(
      found.flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([field, held]) =>
          held.enum === undefined ? [] : [[`${name}.${field}`, held.enum.join(" ")]],
        ),
      ),
    ),
  }
}

const schemaIn = ({ $ref, content }: DescribedContent): string => {
  const [first] = Object.values(content ?? {})
  return first === undefined ? lastOf($ref ?? "") : typeOf(first.schema)
}

/** Facts of the named operations and schemas out of descriptions by OpenAPI; rights are those whose names have a word. */
export const openApiFacts = (
  documents: ReadonlyArray<OpenApi>,
  operations: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
  right: RegExp,
): RestFacts => {
  const all = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )
  const factsOf = (name: string): OperationFacts => {
    const operation = all.find(([one]) => one === name)?.[1]
    if (operation === undefined) throw new Error(`Nothing describes ${name}`)
    const { security = [], parameters = [], requestBody, responses } = operation
    const scopes = security.flatMap((one) => Object.values(one).flat()).filter((scope) => right.test(scope))
    return {
      scopes: [...new Set(scopes)].toSorted().join(" "),
      query: parameters.flatMap((one) => (one.in === "query" ? [one.name] : [])).join(" "),
      ...(requestBody !== undefined && { request: schemaIn(requestBody) }),
      answers: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, schemaIn(answer)])),
    }
  }
  const schemas = Object.assign({}, ...documents.map(({ components }) => components.schemas))
  return {
    operations: Object.fromEntries(operations.map((name) => [name, factsOf(name)])),
    ...described(schemas, names),
  }
}

const methodsIn = ({ methods = {}, resources = {} }: DiscoveryResource): ReadonlyArray<DiscoveryMethod> => [
  ...Object.values(methods),
  ...Object.values(resources).flatMap(methodsIn),
]

/** Facts of the named operations and schemas out of a description in Google's discovery format. */
export const discoveryFacts = (
  document: Discovery,
  operations: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
): RestFacts => {
  const all = methodsIn(document)
  const found = operations.map((name) => {
    const method = all.find(({ httpMethod, path }) => `${httpMethod} /${path}` === name)
    if (method === undefined) throw new Error(`Nothing describes ${name}`)
    return [name, method] as const
  })
  const { schemas, enums } = described(document.schemas, names)
  const ofQuery = found.flatMap(([name, { parameters }]) =>
    Object.entries(parameters).flatMap(([parameter, held]) =>
      held.enum === undefined ? [] : [[`${name} ${parameter}`, held.enum.join(" ")] as const],
    ),
  )
  return {
    operations: Object.fromEntries(
      found.map(([name, { scopes, parameters, request, response }]) => [
        name,
        {
          scopes: scopes.join(" "),
          query: Object.entries(parameters)
            .flatMap(([parameter, { location }]) => (location === "query" ? [parameter] : []))
            .concat(Object.keys(document.parameters))
            .join(" "),
          ...(request !== undefined && { request: typeOf(request) }),
          answers: { "200": typeOf(response) },
        },
      ]),
    ),
    schemas,
    enums: { ...Object.fromEntries(ofQuery), ...enums },
  }
}
