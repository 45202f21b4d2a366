import { loadWebFiles, type Prerender, shellRoutes, webFileRoutes } from "@adapters/http-server"
import type { Settings } from "@adapters/runtime"
import { PortalDirectory } from "@application/portals/ports"
import { type Context, Effect, Layer } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const builtBeside = () => fileURLToPath(new URL("../../web/dist", import.meta.url))

const nothingDrawn: Prerender = () => ""

/** The built web app: its files, and for every other address the page of the visitor's portal. */
export const webApp = (settings: Settings, services: Context.Context<PortalDirectory>) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const directory = settings.WEB_DIRECTORY ?? builtBeside()
      const [template, files] = await Promise.all([readFile(join(directory, "index.html"), "utf8"), loadWebFiles(directory)])
      const scriptOrigins = [...new Set([settings.STRIPE_SCRIPT_URL, settings.RAZORPAY_SCRIPT_URL].map((url) => new URL(url).origin))]
      const portalOf = (host: string) =>
        Effect.provide(Effect.flatMap(PortalDirectory, (portals) => portals.byDomain(host)), services)
      return Layer.mergeAll(webFileRoutes(files), shellRoutes({ template, portalOf, prerender: nothingDrawn, scriptOrigins }))
    }),
  )
