import { part } from "@ui/container"
import type { ComponentType } from "react"
import type { LoaderFunction, ShouldRevalidateFunction } from "react-router"

/** What a screen's file exports: the component, and a loader where it reads something before it is drawn. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** Loads a screen's file. */
export type LoadScreen = () => Promise<ScreenModule>

/** A route's screen as a part of the program. */
export const lazyScreen = (load: LoadScreen) => {
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
