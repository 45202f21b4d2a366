import { part } from "@ui/container"
import type { ComponentType } from "react"
import type { LoaderFunction, ShouldRevalidateFunction } from "react-router"

/** What a screen's file exports: the component, and a loader where it reads something before it is drawn. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** A route's screen as a part of the program. */
export const lazyScreen = (load: () => Promise<ScreenModule>) => {
  const screen = part(load)
  return async () => {
    const { default: Component, loader, shouldRevalidate } = await screen()
    return {
      Component,
      ...(loader !== undefined && { loader }),
      ...(shouldRevalidate !== undefined && { shouldRevalidate }),
    }
  }
}
