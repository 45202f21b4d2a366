import { Layer } from "effect"
import type { DeliveryOptions } from "@adapters/delivery"
import type { ImageStore, PictureWorkOptions } from "@adapters/media"
import { answers } from "./answers.ts"
import { databaseLayer, type DatabaseOptions } from "./database.ts"
import { providers } from "./providers.ts"
import { repositories } from "./repositories.ts"
import { sandboxClock } from "./sandbox-clock.ts"
import type { Settings } from "./settings.ts"

export interface PortsOptions extends DatabaseOptions {
  readonly settings: Settings
  readonly store: ImageStore
  readonly translate: DeliveryOptions["translate"]
  /** How many pictures may wait to be worked on; without it a few, since each waits with all its bytes. */
  readonly pictures?: PictureWorkOptions
}

/** Every port of the application, answered for a server process. */
export const portsLayer = ({ settings, store, translate, pictures = { waiting: 16 }, ...database }: PortsOptions) =>
  answers(settings).pipe(
    Layer.provideMerge(repositories),
    Layer.provideMerge(providers(settings, store, translate, pictures)),
    Layer.provideMerge(databaseLayer(settings, database)),
    Layer.provideMerge(settings.CLOCK_URL === undefined ? Layer.empty : sandboxClock(settings.CLOCK_URL)),
  )
