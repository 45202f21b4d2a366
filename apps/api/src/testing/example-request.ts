import { apiBase, type Endpoint, pathFields, usesQuery } from "@adapters/http-api"

/** An input in its wire form. */
export type WireInput = Readonly<Record<string, unknown>>

/** The documentation's example of a call. */
export const exampleOf = ({ contract }: Endpoint): WireInput => {
  if (contract.served === undefined) throw new Error(`${contract.name} has no example`)
  return contract.served.example
}

export interface Caller {
  readonly host: string
  readonly token?: string
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(",")
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)
}

/** The request that carries an input to its endpoint, at the host of the caller's portal. */
export const requestOf = (row: Endpoint, input: WireInput, { host, token }: Caller): Request => {
  const { method, path } = row
  const inPath = new Set(pathFields(path))
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name))
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input[name])))
  const query = new URLSearchParams(rest.map(([name, value]) => [name, textOf(value)])).toString()
  const url = `http://${host}:4000${apiBase}${address}${usesQuery(row) && query !== "" ? `?${query}` : ""}`
  return new Request(url, {
    method,
    headers: {
      "content-type": "application/json",
      "x-portal-domain": host,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(!usesQuery(row) && { body: JSON.stringify(Object.fromEntries(rest)) }),
  })
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Whose ids an input names, by the names of its fields. */
export interface NamedIds {
  readonly user_id: number
  readonly business_profile_id: number
  readonly campaign_id: number
  readonly session_id: string
  readonly portal_id: number
}

const idFields: ReadonlyArray<readonly [RegExp, keyof NamedIds]> = [
  [/^(?:userIds?|ids?)$/, "user_id"],
  [/^(?:businessProfileIds?|toBusinessProfileId)$/, "business_profile_id"],
  [/^(?:campaignIds?|mediapLanIds)$/, "campaign_id"],
  [/^sessionId$/i, "session_id"],
  [/^portalIds?$/, "portal_id"],
]

/** Whose id a field names, by the field's name. */
export const kindOfField = (name: string): keyof NamedIds | undefined =>
  idFields.find(([pattern]) => pattern.test(name))?.[1]

/** The input with the ids of one tenant in the fields that name some. */
export const withIdsOf = (input: WireInput, ids: NamedIds): WireInput =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const id = kindOfField(name)
      if (id === undefined) return [name, value]
      return [name, Array.isArray(value) ? [ids[id]] : ids[id]]
    }),
  )
