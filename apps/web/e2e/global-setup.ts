import { startTestSite } from "./site.ts"

/** Starts one site for all journeys; each uses its own people and businesses. */
export default async function setup() {
  if (process.env["SITE_ORIGIN"] !== undefined) return undefined
  const site = await startTestSite()
  process.env["SITE_ORIGIN"] = site.origin
  process.env["SITE_SANDBOX"] = site.sandbox
  process.env["SITE_DATABASE"] = site.databaseUrl
  process.env["SITE_DATA"] = site.dataDirectory
  return () => site.stop()
}
