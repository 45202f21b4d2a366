import { reloadOnce } from "@adapters/browser"
import { partInTime } from "@ui/container"
import type { ComponentType } from "react"
import type { LoaderFunction, ShouldRevalidateFunction } from "react-router"

/** What a screen's file exports: the component, and a loader where it reads something before it is drawn. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** A route's lazy part; a chunk that cannot be loaded, or not in time, reloads the page once. Spec: states, chunk load failure. */
export const lazyScreen = (screen: () => Promise<ScreenModule>) => async () => {
  try {
    const { default: Component, loader, shouldRevalidate } = await partInTime(screen())
    return {
      Component,
      ...(loader !== undefined && { loader }),
      ...(shouldRevalidate !== undefined && { shouldRevalidate }),
    }
  } catch (cause) {
    if (!reloadOnce()) throw cause
    return new Promise<never>(() => undefined)
  }
}
