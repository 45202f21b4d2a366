import {
  type SiteOrigins,
  type HeaderOptions,
  loadBuiltShell,
  loadWebFiles,
  portalFileRoutes,
  shellRoutes,
  webFileRoutes,
} from "@adapters/http-server"
import { creativeRasteriser } from "@adapters/media"
import { servicesOn, type Settings } from "@adapters/runtime"
import type { UseCaseContainer } from "@application/container"
import type { PortalDirectory } from "@application/portals/ports"
import { type Portal, type ServedPortal, servedPortal } from "@domain/portals"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { firstAnswerOf } from "./first-answer.ts"

/** The folder of the built web app. */
export const webDirectoryOf = ({ WEB_DIRECTORY }: Settings): string => WEB_DIRECTORY ?? builtBeside()

const builtBeside = () => fileURLToPath(new URL("../../web/dist", import.meta.url))

/** The built web app: its files, and for every other address the page of the visitor's portal with its first picture. */
export const webApp = (
  settings: Settings,
  portalOf: PortalDirectory["Service"]["byDomain"],
  container: UseCaseContainer,
  edge: SiteOrigins,
  headers: HeaderOptions,
) =>
  Layer.unwrap(
    Effect.promise(async () => {
      const services = servicesOn(settings)
      // The same object for the same record, so that what is made of it can be kept.
      const served = new WeakMap<Portal, ServedPortal>()
      const servedPortalOf = (host: string) =>
        Effect.map(portalOf(host), (portal) => {
          const shown = served.get(portal) ?? servedPortal(portal, services, settings.FRESHCHAT_SCRIPT_URL)
          served.set(portal, shown)
          return shown
        })
      const directory = webDirectoryOf(settings)
      const { rasteriseCreative } = creativeRasteriser({
        cacheFolder: join(settings.DATA_DIRECTORY, "fonts"),
        loadImage: () => Promise.reject(new Error("A portal's pictures are drawn from its record alone")),
      })
      const [{ voiceOf, ...shell }, files] = await Promise.all([loadBuiltShell(directory), loadWebFiles(directory)])
      return Layer.mergeAll(
        webFileRoutes(files),
        portalFileRoutes({
          ...edge,
          portalOf: servedPortalOf,
          voiceOf,
          draw: (svg, size) => rasteriseCreative(svg, size),
        }),
        shellRoutes({ ...shell, ...edge, portalOf: servedPortalOf, headers, answerOf: firstAnswerOf(container) }),
      )
    }),
  )
