import { resolve } from "@application/container"
import { GetPortal } from "@application/portals/contract"
import type { Portal } from "@domain/portals"
import { Effect } from "effect"
import { composed } from "./composed.ts"

/** The portal of this page's host, from the api. */
export const askPortal = async (): Promise<Portal> =>
  Effect.runPromise(resolve(await composed.useCases(), GetPortal)({ domain: location.hostname }))
