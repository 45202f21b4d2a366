import { type Endpoint, pathFields, usesQuery, apiBase } from "@adapters/http-api"
import { type AnyContract, apiScopeOf, fileOutput, needsSignIn } from "@application/kernel"
import { statusOf } from "@domain/errors"
import { apiKeyLimits, permissions, rolesFor } from "@domain/identity"
import type { Portal } from "@domain/portals"
import { groupOf } from "./group-of.ts"
import { declaredFailures } from "./declared-failures.ts"
import { isJson, type Json, jsonSchemaOf, propertiesOf, requiredOf } from "./json-schema.ts"
import { namedSchemas } from "./named-schemas.ts"
import { wholeWaySentence } from "./whole-way.ts"

const json = (schema: unknown, example?: unknown): Json => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
})

const failureReply: Json = {
  type: "object",
  description:
    "What went wrong: errorCode by the catalogue, message in English for developers, details by the failure. Support finds the call by its requestId.",
  required: ["errorCode", "message", "requestId"],
  properties: {
    errorCode: { type: "integer" },
    message: { type: "string" },
    requestId: { type: "string" },
    details: {
      type: "object",
      required: ["_tag", "errorCode"],
      properties: { _tag: { type: "string" }, errorCode: { type: "integer" } },
      additionalProperties: true,
    },
  },
}

const failureResponses = (contract: AnyContract): Json => {
  const byStatus = Map.groupBy(declaredFailures(contract), ([, code]) => statusOf(code))
  const reply = json({ $ref: "#/components/schemas/Failure" })
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, those]) => [
        String(status),
        {
          description: [...new Set(those.map(([tag, code]) => `${tag} (errorCode ${code})`))].join(", "),
          content: reply,
        },
      ]),
    ),
    default: { description: "Any other failure", content: reply },
  }
}

/** How a caller shows who they are; an empty one means that nobody need sign in. */
const securityOf = (contract: AnyContract): ReadonlyArray<Json> => [
  ...peoplesSecurity(contract),
  ...keySecurity(contract),
]

/** An API key with the scope that opens the call, where one does. */
const keySecurity = (contract: AnyContract): ReadonlyArray<Json> => {
  const scope = apiScopeOf(contract)
  return scope === undefined ? [] : [{ apiKey: scope === "any" ? [] : [scope] }]
}

const peoplesSecurity = ({ access, name }: AnyContract): ReadonlyArray<Json> => {
  if (name === "identity/RefreshSession") return [{ refreshToken: [] }]
  if (name === "identity/Logout") return [{ refreshToken: [] }, { bearer: [] }]
  if (needsSignIn(access)) return [{ bearer: [] }]
  return access !== "system" && permissions[access].scope === "session" ? [{ bearer: [] }, {}] : [{}]
}

const whoMayCall = ({ access }: AnyContract): string => {
  if (access === "system") return ""
  const { scope } = permissions[access]
  if (scope === "session")
    return "The draft's id opens it to whoever knows it until it has an owner; from then on the owner's bearer token is needed too."
  return scope === "profile"
    ? `For members of the business profile with one of these roles: ${rolesFor(access).join(", ")}.`
    : ""
}

const keyScope = (contract: AnyContract): string => {
  const scope = apiScopeOf(contract)
  if (scope === undefined) return "No API key opens it."
  return scope === "any" ? "Every API key opens it." : `API keys need the scope ${scope}.`
}

const parametersOf = (row: Endpoint, input: Json, example: Json): ReadonlyArray<Json> => {
  const inPath = new Set(pathFields(row.path))
  const required = requiredOf(input)
  return Object.entries(propertiesOf(input))
    .filter(([name]) => inPath.has(name) || usesQuery(row))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? "path" : "query",
      required: inPath.has(name) || required.has(name),
      schema,
      ...(isJson(schema) && schema["type"] === "array" && { style: "form", explode: false }),
      ...(name in example && { example: example[name] }),
    }))
}

/** A file is a part of a form, where JSON has an object with its bytes. */
const inForm = ([name, schema]: [string, unknown]): [string, unknown] => [
  name,
  "content" in propertiesOf(schema) ? { type: "string", format: "binary" } : schema,
]

const bodyOf = (row: Endpoint, input: Json, example: Json): Json => {
  const inPath = new Set(pathFields(row.path))
  const required = requiredOf(input)
  const properties = Object.entries(propertiesOf(input)).filter(([name]) => !inPath.has(name))
  const names = properties.map(([name]) => name).filter((name) => required.has(name))
  const schemaOf = (fields: typeof properties) => ({
    type: "object",
    properties: Object.fromEntries(fields),
    ...(names.length > 0 && { required: names }),
  })
  const inBody = Object.fromEntries(Object.entries(example).filter(([name]) => !inPath.has(name)))
  return {
    required: true,
    content: {
      ...json(schemaOf(properties), inBody),
      ...(row.takesForms === true && { "multipart/form-data": { schema: schemaOf(properties.map(inForm)) } }),
    },
  }
}

const bypassLogin: Json = {
  name: "X-Bypass-Login",
  in: "header",
  description: "With true a bearer token is left unread; without it a stale one is refused.",
  schema: { type: "string", enum: ["true", "false"] },
}

/** A file is what the row says; everything else is in the envelope. */
const contentOf = ({ contract, answersFiles = [] }: Endpoint): Json =>
  contract.output === fileOutput
    ? Object.fromEntries(answersFiles.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    : json({ type: "object", required: ["data"], properties: { data: jsonSchemaOf(contract.output) } })

const operation = (row: Endpoint): Json => {
  const { contract } = row
  const [context = "", name = ""] = contract.name.split("/")
  const { summary = name, description, example = {} } = contract.served ?? {}
  const input = jsonSchemaOf(contract.input)
  const said = [description, whoMayCall(contract), keyScope(contract)]
    .filter((text) => text !== undefined && text !== "")
    .join("\n\n")
  return {
    operationId: `${context}_${name}`,
    tags: [groupOf(contract)],
    summary,
    ...(said !== "" && { description: said }),
    security: securityOf(contract),
    parameters: [
      { $ref: "#/components/parameters/Portal" },
      ...(row.mayBypassLogin === true ? [bypassLogin] : []),
      ...parametersOf(row, input, example),
    ],
    ...(!usesQuery(row) && { requestBody: bodyOf(row, input, example) }),
    responses: {
      200: {
        description: "The result",
        content: contentOf(row),
      },
      ...failureResponses(contract),
    },
  }
}

const about = (title: string): string =>
  [
    `The calls of ${title}. A success is { data }, a failure { errorCode, message, requestId, details }.`,
    "Amounts of money are whole minor units, such as paise or pence. Instants are milliseconds since 1970, days are year-month-day.",
    wholeWaySentence,
  ].join("\n\n")

/** OpenAPI 3.1 of the endpoint table; only who offers it differs between portals. */
export const openApiDocuments = (endpoints: ReadonlyArray<Endpoint>) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of endpoints) {
    const path = row.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) }
  }
  const { refer, components } = namedSchemas()
  const groups = [...new Set(endpoints.map(({ contract }) => groupOf(contract)))]
  const document = {
    paths: refer(paths),
    tags: groups.map((name) => ({ name, description: `Calls of ${name}` })),
    components: {
      schemas: { ...components, Failure: failureReply },
      parameters: {
        Portal: {
          name: "X-Portal-Domain",
          in: "header",
          required: false,
          description: "The host of the portal that the call is for, where it differs from the host that is called.",
          schema: { type: "string" },
        },
      },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The accessToken of a log-in or sign-up.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "mqk_…",
          description: `An API key of the portal, made under Developers. Each call names the scope that it needs. A key makes at most ${apiKeyLimits.callsAMinute} calls a minute.`,
        },
        refreshToken: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-refresh_token",
          description: "Set by logging in, and changed by each refresh. Over plain http its name has no prefix.",
        },
      },
    },
  }
  return (
    { title, supportEmail, supportLink }: Pick<Portal, "title" | "supportEmail" | "supportLink">,
    origin: string,
  ) => ({
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: "1.0",
      description: about(title),
      contact: {
        name: title,
        ...(supportEmail !== "" && { email: supportEmail }),
        ...(URL.canParse(supportLink) && { url: supportLink }),
      },
    },
    servers: [{ url: `${origin}${apiBase}` }],
    ...document,
  })
}
