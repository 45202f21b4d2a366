import { partInTime } from "@ui/container"
import { createBrowserRouter } from "react-router"
import { publicRoutes } from "./public-routes.tsx"

const sessionRoutes = async () => {
  const [{ composed }, { makeSessionRoutes }] = await Promise.all([
    import("./composed.ts"),
    import("./session-routes.tsx"),
  ])
  return makeSessionRoutes(composed)
}

const workRoutes = async () => {
  const [{ composed }, { makeRoutes }] = await Promise.all([import("./composed.ts"), import("./routes.tsx")])
  return makeRoutes(composed)
}

/** The application, and the journey past its beginning. */
const isWork = (path: string): boolean => /^\/(?:app(?:\/|$)|signup\/(?!businessDetails\/?$)[^/])/i.test(path)

/** The browser's router; addresses that call use-cases are added, with all that they need, when one is first visited. */
export const makeRouter = () => {
  const added = new Set<typeof sessionRoutes>()
  return createBrowserRouter(publicRoutes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const routes = isWork(path) ? workRoutes : sessionRoutes
      if (added.has(routes)) return
      const found = await partInTime(routes())
      if (added.has(routes)) return
      added.add(routes)
      patch(null, found)
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
