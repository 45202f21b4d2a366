import type { Portal } from "@domain/portals"
import { createBrowserRouter } from "react-router"
import type { Composition } from "./composition.ts"
import { makeRoutes } from "./routes.tsx"

/** The browser's router. */
export const makeRouter = (composition: Composition, portal: Promise<Portal>) =>
  createBrowserRouter(makeRoutes(composition, portal))

export type Router = ReturnType<typeof makeRouter>

/** Resolves when the first page is loaded, or its failure is. */
export const whenReady = (router: Router): Promise<void> =>
  new Promise((ready) => {
    if (router.state.initialized) return ready()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      ready()
    })
  })
