import { Predicate, Schema } from "effect"
import { apiBase, type Endpoint, pathFields, usesQuery } from "@adapters/http-api"
import { needsSignIn } from "@application/kernel"

type Json = Readonly<Record<string, unknown>>

const schemaOf = (schema: Schema.Codec<unknown, unknown>) => Schema.toJsonSchemaDocument(schema)

const propertiesOf = (schema: unknown): Json =>
  Predicate.hasProperty(schema, "properties") && Predicate.isObject(schema.properties) ? { ...schema.properties } : {}

const requiredOf = (schema: unknown): ReadonlySet<unknown> =>
  new Set(Predicate.hasProperty(schema, "required") && Array.isArray(schema.required) ? schema.required : [])

/** JSON Schema documents keep shared parts under `definitions`; OpenAPI keeps them under `components.schemas`. */
const rebased = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('"#/definitions/', '"#/components/schemas/')
      .replaceAll('"#/$defs/', '"#/components/schemas/'),
  )

const failureReply: Json = {
  type: "object",
  required: ["errorCode", "message"],
  properties: { errorCode: { type: "integer" }, message: { type: "string" }, details: {} },
}

const operation = ({ contract, method, path }: Endpoint, components: Map<string, unknown>): Json => {
  const input = schemaOf(contract.input)
  const output = schemaOf(contract.output)
  for (const [name, part] of Object.entries({ ...input.definitions, ...output.definitions })) components.set(name, part)
  const inPath = new Set(pathFields(path))
  const required = requiredOf(input.schema)
  const properties = Object.entries(propertiesOf(input.schema))
  const inQuery = usesQuery(method)
  const parameters = properties
    .filter(([name]) => inPath.has(name) || inQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? "path" : "query",
      required: inPath.has(name) || required.has(name),
      schema,
    }))
  const body = Object.fromEntries(properties.filter(([name]) => !inPath.has(name)))
  return {
    operationId: contract.name.replace("/", "_"),
    tags: [contract.name.split("/")[0]],
    ...(needsSignIn(contract.access) && { security: [{ bearer: [] }] }),
    parameters,
    ...(!inQuery && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: body,
              required: Object.keys(body).filter((name) => required.has(name)),
            },
          },
        },
      },
    }),
    responses: {
      200: {
        description: "success",
        content: {
          "application/json": { schema: { type: "object", required: ["data"], properties: { data: output.schema } } },
        },
      },
      default: { description: "failure", content: { "application/json": { schema: failureReply } } },
    },
  }
}

/** OpenAPI 3.1 of the endpoint table. */
export const openApiDocument = (endpoints: ReadonlyArray<Endpoint>): unknown => {
  const components = new Map<string, unknown>()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of endpoints) {
    const path = row.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, components) }
  }
  return rebased({
    openapi: "3.1.0",
    info: { title: "Marquee", version: "1.0" },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  })
}
