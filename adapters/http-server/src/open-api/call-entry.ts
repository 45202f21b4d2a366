import { apiBase, type Endpoint, pathFields, usesQuery } from "@adapters/http-api"
import { type Access, type AnyContract, apiScopeOf, fileOutput } from "@application/kernel"
import { errorEntry, isErrorCode, statusOf } from "@domain/errors"
import { permissions, type PermissionScope, roles, rolesFor } from "@domain/identity"
import { declaredFailures } from "./declared-failures.ts"
import { answerRows, type FieldRow, fieldRows } from "./field-rows.ts"
import { fieldType } from "./field-type.ts"
import { escape, table } from "./html.ts"
import { isJson, type Json, jsonSchemaOf } from "./json-schema.ts"

/** Puts the names of records in the place of their schemas. */
type Refer = (schema: unknown) => unknown

const referred = (refer: Refer, schema: Json): Json => {
  const names = refer(schema)
  return isJson(names) ? names : {}
}

const scopes: Readonly<Record<PermissionScope, string>> = {
  anyone: "anyone",
  session: "who holds the draft's id or link",
  self: "signed in",
  profile: "members of the profile",
  portal: "staff of the portal",
}

/** Who may call, with the roles where not every member may. */
const who = (access: Access): string => {
  if (access === "system") return "the system"
  const allowed = rolesFor(access)
  const { scope } = permissions[access]
  return allowed.length === roles.length || scope === "session" || allowed.length === 0
    ? scopes[scope]
    : `${scopes[scope]}: ${allowed.join(", ")}`
}

/** What the call asks of an API key. */
const keyed = (contract: AnyContract): string => {
  const scope = apiScopeOf(contract)
  if (scope === undefined) return "No API key opens it."
  return scope === "any" ? "Every API key opens it." : `API keys: <code>${scope}</code>.`
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(",") : typeof value === "string" ? value : JSON.stringify(value)

/** The example as it goes over the wire: the line, and the body where there is one. */
const exampleOf = (row: Endpoint, example: Json): string => {
  const { method, path } = row
  const inPath = new Set(pathFields(path))
  const line = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(example[name] ?? "…")))
  const others = Object.entries(example).filter(([name]) => !inPath.has(name))
  const query = others.map(([name, value]) => `${name}=${encodeURIComponent(asText(value)).replaceAll("%2C", ",")}`)
  if (usesQuery(row)) return `${method} ${apiBase}${line}${query.length === 0 ? "" : `?${query.join("&")}`}`
  return `${method} ${apiBase}${line}\ncontent-type: application/json\n\n${JSON.stringify(Object.fromEntries(others), null, 2)}`
}

const fieldsOf = (row: Endpoint, refer: Refer): string => {
  const { contract, path } = row
  const inPath = new Set(pathFields(path))
  const rows = fieldRows(referred(refer, jsonSchemaOf(contract.input))).map(({ path: name, isRequired, type }) => [
    `<code>${escape(name)}</code>`,
    `${inPath.has(name) ? "path" : usesQuery(row) ? "query" : "body"}${inPath.has(name) || isRequired ? ", required" : ""}`,
    type,
  ])
  return rows.length === 0 ? "" : table(["Field", "In", "Takes"], rows)
}

const answerTable = (rows: ReadonlyArray<FieldRow>): string =>
  rows.length === 0
    ? ""
    : table(
        ["Answers", "", "Is"],
        rows.map(({ path, isRequired, type }) => [
          `<code>${escape(path.replace(/^\./, ""))}</code>`,
          isRequired ? "" : "may be absent",
          type,
        ]),
      )

const answerOf = ({ contract, answersFiles = [] }: Endpoint, refer: Refer): string => {
  if (contract.output === fileOutput) return `<p>Answers a file: ${escape(answersFiles.join(" or "))}.</p>`
  const output = referred(refer, jsonSchemaOf(contract.output))
  const rows = answerRows(output)
  const isObject = output["type"] === "object"
  if (isObject && rows.length === 0) return `<p>Answers an empty <code>data</code>.</p>`
  return `<p>Answers <code>data</code>${isObject ? " with" : `: ${fieldType(output)}`}</p>${answerTable(rows)}`
}

const failuresOf = ({ contract }: Endpoint): string => {
  const rows = declaredFailures(contract)
    .toSorted(([, one], [, other]) => one - other)
    .map(([tag, code]) => [
      String(statusOf(code)),
      String(code),
      `<code>${escape(tag)}</code>`,
      escape(isErrorCode(code) ? (errorEntry(code)?.meaning ?? "") : ""),
    ])
  return table(["Status", "errorCode", "details._tag", "Meaning"], rows)
}

/** A path that may be broken before each of its parts. */
const breakable = (path: string): string => escape(path).replaceAll("/", "<wbr>/").replace("<wbr>", "")

/**
 * A call's entry on the page, as HTML. Closed, the entry shows the call's line and what the call does; open, it shows
 * everything else about the call.
 */
export const callEntry = (row: Endpoint, refer: Refer): string => {
  const { contract, method, path } = row
  const [context = "", name = ""] = contract.name.split("/")
  const { summary = name, description, example = {} } = contract.served ?? {}
  return `<details id="${context}_${name}"><summary>${escape(summary)} <code><b>${method}</b> ${breakable(path)}</code></summary>
${description === undefined ? "" : `<p>${escape(description)}</p>`}<p>For ${escape(who(contract.access))}. ${keyed(contract)} Operation <code>${context}_${name}</code>.</p>
${fieldsOf(row, refer)}<pre tabindex="0">${escape(exampleOf(row, example))}</pre>${answerOf(row, refer)}${failuresOf(row)}</details>`
}
