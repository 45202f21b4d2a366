import { startTestSite } from "./site.ts"

/** One site for all journeys; each works with people and businesses of its own. */
export default async function setup() {
  if (process.env["SITE_ORIGIN"] !== undefined) return undefined
  const site = await startTestSite()
  process.env["SITE_ORIGIN"] = site.origin
  process.env["SITE_SANDBOX"] = site.sandbox
  process.env["SITE_DATABASE"] = site.databaseUrl
  return () => site.stop()
}
