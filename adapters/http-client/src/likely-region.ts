import type { Region } from "@domain/kernel"

/** The address of `ListCountries`, for pages whose first load has neither contracts nor the endpoint table. */
export const countriesPath = "/api/v1.0/ip2locations/countries"

const isRegion = (code: unknown): code is Region => code === "IN" || code === "GB"

const isLikely = (country: unknown): country is { readonly code: unknown } =>
  typeof country === "object" &&
  country !== null &&
  "code" in country &&
  "isLikely" in country &&
  country.isLikely === true

/** The visitor's country by `ListCountries`; undefined when unknown or unavailable. */
export const likelyRegionOf = async (
  portalDomain: string,
  fetcher: typeof globalThis.fetch = globalThis.fetch,
): Promise<Region | undefined> => {
  const headers = { "X-Portal-Domain": portalDomain, "X-Client-Id": "web" }
  const reply: unknown = await fetcher(countriesPath, { headers, credentials: "same-origin" })
    .then((response) => response.json())
    .catch(() => undefined)
  const countries = typeof reply === "object" && reply !== null && "data" in reply ? reply.data : undefined
  const code = Array.isArray(countries) ? countries.find(isLikely)?.code : undefined
  return isRegion(code) ? code : undefined
}
