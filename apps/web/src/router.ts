import { createBrowserRouter } from "react-router"
import { publicRoutes } from "./public-routes.tsx"

/** The browser's router; addresses that call use-cases are added, with all that they need, when one is first visited. */
export const makeRouter = () => {
  let added = false
  return createBrowserRouter(publicRoutes, {
    patchRoutesOnNavigation: async ({ patch }) => {
      if (added) return
      const [{ composed }, { makeRoutes }] = await Promise.all([import("./composed.ts"), import("./routes.tsx")])
      if (added) return
      added = true
      patch(null, makeRoutes(composed))
    },
  })
}

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
