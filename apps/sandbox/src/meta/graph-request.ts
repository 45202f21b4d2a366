import type { Context as HonoContext } from "hono"
import type { Context } from "../core/context.ts"
import { decodeForm, isObject, parseJson, type Json, type JsonObject } from "../core/json.ts"
import { hmacHex, sameSecret } from "../core/signatures.ts"
import { isAnswered } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import type { AccessToken } from "./meta-state.ts"

export type Upload = { readonly name: string; readonly bytes: Uint8Array }

export type GraphRequest = {
  readonly version: number
  readonly method: string
  readonly segments: readonly string[]
  readonly params: JsonObject
  readonly uploads: readonly Upload[]
  readonly token: string | undefined
}

const parsed = (value: Json): Json => {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value
  return parseJson(value) ?? value
}

/** Reads a Graph call: parameters from query, form, JSON or multipart, and the token from header or parameters. */
export const readGraphRequest = async (c: HonoContext): Promise<GraphRequest> => {
  const url = new URL(c.req.url)
  const [, , version = "", ...segments] = url.pathname.split("/").filter((part, index) => part !== "" || index === 0)
  const uploads: Upload[] = []
  const body: JsonObject = {}
  const type = c.req.header("content-type") ?? ""
  if (c.req.method === "POST" && type.startsWith("multipart/form-data")) {
    for (const [name, value] of await c.req.raw.formData()) {
      if (typeof value === "string") body[name] = value
      else uploads.push({ name: value.name || name, bytes: new Uint8Array(await value.arrayBuffer()) })
    }
  } else if (c.req.method === "POST" || c.req.method === "DELETE") {
    const text = await c.req.text()
    const decoded = type.includes("json") && text !== "" ? parseJson(text) : decodeForm(text)
    if (!isObject(decoded)) throw new GraphError(100, "(#100) The request body is not valid JSON.")
    Object.assign(body, decoded)
  }
  const params = Object.fromEntries(
    Object.entries({ ...decodeForm(url.search.slice(1)), ...body }).map(([name, value]) => [name, parsed(value)]),
  )
  const header = (c.req.header("authorization") ?? "").match(/^(?:Bearer|OAuth)\s+(.+)$/i)?.[1]
  const token = header ?? (typeof params["access_token"] === "string" ? params["access_token"] : undefined)
  const major = Number(version.match(/^v(\d{1,2})\.0$/)?.[1] ?? NaN)
  if (Number.isNaN(major)) throw new GraphError(2500, `Unknown path components: /${version}`)
  if (!isAnswered(version)) {
    throw new GraphError(
      2635,
      "(#2635) You are calling a deprecated version of the Ads API. Please update to the latest version.",
    )
  }
  if (params["method"] !== undefined)
    throw new GraphError(100, "(#100) The method of a call is its own: a parameter overrides it no longer.")
  return { version: major, method: c.req.method, segments: segments.map(decodeURIComponent), params, uploads, token }
}

/** The token's record, or error 190; also checks appsecret_proof when it is sent. */
export const requireToken = (context: Context, request: GraphRequest): AccessToken => {
  const { token, params } = request
  if (token === undefined) {
    throw new GraphError(190, "An access token is required to request this resource.", { status: 400 })
  }
  const { META_APP_ID, META_APP_SECRET } = context.credentials
  const known: AccessToken | undefined = sameSecret(token, `${META_APP_ID}|${META_APP_SECRET}`)
    ? { kind: "app", pageId: null, expiresMs: null }
    : Object.hasOwn(context.state.meta.tokens, token)
      ? context.state.meta.tokens[token]
      : undefined
  if (known === undefined)
    throw new GraphError(190, "Invalid OAuth access token - Cannot parse access token", { status: 401 })
  if (known.expiresMs !== null && known.expiresMs < Date.now()) {
    throw new GraphError(190, "Error validating access token: Session has expired.", { subcode: 463 })
  }
  const proof = params["appsecret_proof"]
  if (typeof proof === "string" && !sameSecret(proof, hmacHex(context.credentials.META_APP_SECRET, token))) {
    throw new GraphError(100, "Invalid appsecret_proof provided in the API argument")
  }
  return known
}

const EVERYWHERE = new Set([
  "access_token",
  "appsecret_proof",
  "locale",
  "pretty",
  "format",
  "debug",
  "suppress_http_code",
])

/** Refuses parameters outside the list, and asks for the required ones (marked with `*`). */
export const checkGraphParams = (params: JsonObject, spec: readonly string[]): void => {
  const names = new Set(spec.map((name) => name.replace("*", "")))
  const unknown = Object.keys(params).find((name) => !names.has(name) && !EVERYWHERE.has(name))
  if (unknown !== undefined) throw invalidParameter(`Unknown parameter '${unknown}'. Known: ${[...names].join(", ")}.`)
  for (const name of spec.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1))) {
    const value = params[name]
    if (value === undefined || value === "" || value === null)
      throw invalidParameter(`The parameter ${name} is required.`)
  }
}

export type FieldSelection = Map<string, FieldSelection>

/** Parses `id,name,creative{id,body},insights.limit(3){spend}` into a tree of names. */
export const parseFields = (source: Json | undefined): FieldSelection => {
  const text = Array.isArray(source) ? source.join(",") : typeof source === "string" ? source : ""
  let at = 0
  const read = (): FieldSelection => {
    const selection: FieldSelection = new Map()
    let name = ""
    const keep = (inner: FieldSelection): void => {
      const bare = name.replace(/\..*$/, "").trim()
      if (bare !== "") selection.set(bare, inner)
      name = ""
    }
    for (; at < text.length; at++) {
      const sign = text[at]
      if (sign === "{") {
        at += 1
        keep(read())
      } else if (sign === "}") break
      else if (sign === ",") keep(new Map())
      else name += sign
    }
    keep(new Map())
    return selection
  }
  return read()
}

/** Fields that lead to another node: its id alone, unless fields of it are chosen. */
const LINKS = new Set(["adset", "campaign", "creative"])

const idOnly = (value: Json): Json => (isObject(value) ? { id: value["id"] ?? null } : value)

/** Keeps the chosen fields; a name the node does not have is error 100. */
export const selectFields = (
  node: JsonObject,
  selection: FieldSelection,
  type: string,
  readable: readonly string[],
  defaults: readonly string[],
): JsonObject => {
  const wanted: FieldSelection = selection.size === 0 ? new Map(defaults.map((name) => [name, new Map()])) : selection
  const shown: JsonObject = {}
  for (const [name, inner] of wanted) {
    if (!readable.includes(name)) {
      throw invalidParameter(`Tried accessing nonexisting field (${name}) on node type (${type})`)
    }
    const value = node[name]
    if (value === undefined || value === null) continue
    shown[name] = inner.size > 0 ? selectInside(value, inner, name) : LINKS.has(name) ? idOnly(value) : value
  }
  return node["id"] === undefined ? shown : { ...shown, id: node["id"] }
}

/** Chosen fields of an object, of each of a list, or of what an edge wraps in `data`. */
const selectInside = (value: Json, inner: FieldSelection, name: string): Json => {
  if (Array.isArray(value)) return value.map((one) => selectInside(one, inner, name))
  if (!isObject(value)) return value
  const { data } = value
  if (data !== undefined && !inner.has("data")) return { ...value, data: selectInside(data, inner, name) }
  return selectFields(value, inner, name, SUBFIELDS[name] ?? Object.keys(value), [])
}

/** Fields that a part may have although this one lacks them. */
const SUBFIELDS: Readonly<Record<string, readonly string[]>> = {
  legal_content: ["id", "custom_disclaimer", "privacy_policy"],
  location: [
    "street",
    "city",
    "city_id",
    "state",
    "region",
    "region_id",
    "zip",
    "country",
    "country_code",
    "latitude",
    "longitude",
    "located_in",
    "name",
  ],
  cover: ["id", "cover_id", "source", "offset_x", "offset_y"],
  picture: ["url", "width", "height", "is_silhouette", "cache_key"],
  category_list: ["id", "name", "api_enum", "fb_page_categories"],
}

/** One page of a list with cursors; a limit above 500 is refused. */
export const showGraphPage = (items: readonly JsonObject[], request: GraphRequest, origin: string): JsonObject => {
  const limit = request.params["limit"] === undefined ? 25 : Number(request.params["limit"])
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw invalidParameter("limit must be between 1 and 500.")
  const cursor = (index: number): string => Buffer.from(String(index)).toString("base64url")
  const position = (value: Json | undefined): number | undefined => {
    if (typeof value !== "string") return undefined
    const index = Number(Buffer.from(value, "base64url").toString())
    if (!Number.isInteger(index)) throw invalidParameter("Invalid cursor.")
    return index
  }
  const after = position(request.params["after"])
  const before = position(request.params["before"])
  const from = after !== undefined ? after + 1 : before !== undefined ? Math.max(0, before - limit) : 0
  const data = items.slice(from, from + limit)
  if (data.length === 0) return { data: [] }
  const more = from + limit < items.length
  const next = new URL(`${origin}/graph/v${request.version}.0/${request.segments.join("/")}`)
  for (const [name, value] of Object.entries(request.params)) {
    if (name !== "after" && name !== "before")
      next.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  next.searchParams.set("after", cursor(from + data.length - 1))
  return {
    data,
    paging: {
      cursors: { before: cursor(from), after: cursor(from + data.length - 1) },
      ...(more ? { next: next.href } : {}),
    },
  }
}
