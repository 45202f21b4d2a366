import type { RouteObject } from "react-router"
import type { Composition } from "./composition.ts"
import { publicRoutes } from "./public-routes.tsx"
import { makeRoutes } from "./routes.tsx"
import { makeSessionRoutes } from "./session-routes.tsx"

export const allRoutes = (composition: Composition): Array<RouteObject> => [
  ...publicRoutes,
  ...makeSessionRoutes(composition),
  ...makeRoutes(composition),
]
