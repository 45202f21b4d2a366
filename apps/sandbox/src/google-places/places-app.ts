import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asNumber, dig, isObject, parseJson, type JsonObject } from "../core/json.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret } from "../core/signatures.ts"
import { masked, readMask } from "./field-mask.ts"
import { type Listing, LISTINGS, mapsAddress, photosOf, showListing } from "./places-data.ts"
import { invalidArgument, PlacesError, placesErrorBody } from "./places-error.ts"

const SEARCH_NAMES = [
  "textQuery",
  "languageCode",
  "regionCode",
  "pageSize",
  "pageToken",
  "includedType",
  "strictTypeFiltering",
  "locationBias",
  "locationRestriction",
  "rankPreference",
  "openNow",
]

const requireKey = (context: Context, key: string | undefined): void => {
  if (key === undefined || key === "") {
    throw new PlacesError(
      403,
      "PERMISSION_DENIED",
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    )
  }
  if (!sameSecret(key, context.credentials.GOOGLE_PLACES_API_KEY)) {
    throw new PlacesError(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", "API_KEY_INVALID")
  }
}

const refuseUnknown = (names: readonly string[], known: readonly string[]): void => {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalidArgument(`Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`)
}

const listingOf = (id: string): Listing => {
  if (!/^ChIJ[\w-]+$/.test(id)) throw invalidArgument(`Not a valid Place ID: ${id}`)
  const listing = LISTINGS.find((one) => one.id === id)
  if (listing === undefined)
    throw new PlacesError(
      404,
      "NOT_FOUND",
      "The Place ID is no longer valid. Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#refresh-id.",
    )
  return listing
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** How well a listing fits: words of the query found in its name and address; nearer ones first among equals. */
const search = (body: JsonObject): readonly Listing[] => {
  const queryWords = wordsOf(typeof body["textQuery"] === "string" ? body["textQuery"] : "")
  const latitude = asNumber(dig(body, ["locationBias", "circle", "center", "latitude"]))
  const longitude = asNumber(dig(body, ["locationBias", "circle", "center", "longitude"]))
  const away = (one: Listing): number =>
    latitude === undefined || longitude === undefined
      ? 0
      : Math.hypot(one.latitude - latitude, one.longitude - longitude)
  return LISTINGS.map((listing) => {
    const listingWords = new Set(wordsOf(`${listing.name} ${listing.formattedAddress}`))
    const named = wordsOf(listing.name).filter((word) => queryWords.includes(word)).length
    return { listing, named, score: queryWords.filter((word) => listingWords.has(word)).length }
  })
    .filter(({ named, score }) => named > 0 && score * 2 >= queryWords.length)
    .toSorted((a, b) => b.score - a.score || away(a.listing) - away(b.listing))
    .map(({ listing }) => listing)
}

/** Google's Places API (New) behind `/places`: details, text search and photographs of demo listings. */
export const placesApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "googlePlaces", context.clock.now, "/places"))
  app.use(
    "*",
    failureMiddleware(context.failures, "googlePlaces", {
      error: (status) => placesErrorBody(new PlacesError(status, "INTERNAL", "Internal error encountered.")),
      rateLimit: {
        status: 429,
        body: placesErrorBody(
          new PlacesError(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric 'Places API (New) requests'."),
        ),
      },
    }),
  )
  app.onError((error) => {
    if (error instanceof PlacesError) return Response.json(placesErrorBody(error), { status: error.status })
    console.error(error)
    const broken = new PlacesError(500, "INTERNAL", "Internal error encountered.")
    return Response.json(placesErrorBody(broken), { status: 500 })
  })
  app.use("*", async (c, next) => {
    requireKey(context, c.req.header("x-goog-api-key") ?? c.req.query("key"))
    await next()
  })
  app.get("/v1/places/:id", (c) => {
    refuseUnknown(Object.keys(c.req.query()), ["languageCode", "regionCode", "sessionToken", "key", "fields"])
    const mask = readMask(c.req.header("x-goog-fieldmask") ?? c.req.query("fields"), "")
    return c.json(masked(showListing(listingOf(c.req.param("id")), context.origin()), mask))
  })
  app.post("/v1/:method{places:searchText}", async (c) => {
    const body = parseJson(await c.req.text())
    if (!isObject(body)) throw invalidArgument("Invalid JSON payload received. Unexpected end of string.")
    refuseUnknown(Object.keys(body), SEARCH_NAMES)
    const mask = readMask(c.req.header("x-goog-fieldmask") ?? c.req.query("fields"), "places.")
    if (wordsOf(typeof body["textQuery"] === "string" ? body["textQuery"] : "").length === 0)
      throw invalidArgument("Empty text_query.")
    const size = body["pageSize"] === undefined ? 20 : asNumber(body["pageSize"])
    if (size === undefined || size < 1 || size > 20) throw invalidArgument("page_size must be between 1 and 20.")
    const radius = asNumber(dig(body, ["locationBias", "circle", "radius"])) ?? 0
    if (radius < 0 || radius > 50_000)
      throw invalidArgument("circle.radius must be within [0.0, 50000.0] when using location_bias.")
    const places = search(body)
      .slice(0, size)
      .map((listing) => masked(showListing(listing, context.origin()), mask))
    return c.json(places.length === 0 ? {} : { places })
  })
  app.get("/v1/places/:id/photos/:photo/media", (c) => {
    refuseUnknown(Object.keys(c.req.query()), ["maxWidthPx", "maxHeightPx", "skipHttpRedirect", "key"])
    const name = `places/${c.req.param("id")}/photos/${c.req.param("photo")}`
    const listing = listingOf(c.req.param("id"))
    if (!photosOf(listing).some((photo) => photo.name === name))
      throw invalidArgument("The photo resource in the request is invalid.")
    const width = Number(c.req.query("maxWidthPx") ?? 0) || Number(c.req.query("maxHeightPx") ?? 0)
    if (!Number.isInteger(width) || width < 1 || width > 4800)
      throw invalidArgument("max_width_px or max_height_px must be between 1 and 4800.")
    const at = `${context.origin()}/scene/${encodeURIComponent(listing.scene)}.jpg?w=${Math.min(width, 1600)}&h=${Math.min(width, 1200)}&seed=${c.req.param("photo")}`
    return c.req.query("skipHttpRedirect") === "true"
      ? c.json({ name: `${name}/media`, photoUri: at })
      : c.redirect(at, 302)
  })
  app.all("*", () => {
    throw new PlacesError(404, "NOT_FOUND", "Method not found.")
  })
  return app
}

const PAGES: Readonly<Record<string, string>> = { sunrise: "https://www.facebook.com/sunrisedentalcare.example" }

/** Short links as `maps.app.goo.gl`, `g.page` and `fb.me` give them: they lead on and say nothing themselves. */
export const shortLinksApp = (): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/maps/:number", (c) => {
    const listing = LISTINGS[Number(c.req.param("number")) - 1]
    return listing === undefined ? c.text("Dynamic Link Not Found", 404) : c.redirect(mapsAddress(listing), 302)
  })
  app.get("/fb/:name", (c) => {
    const page = PAGES[c.req.param("name")]
    return page === undefined ? c.text("Not found", 404) : c.redirect(page, 302)
  })
  app.get("/private", (c) => c.redirect("http://169.254.169.254/latest/meta-data", 302))
  return app
}
