import { redirect, type RouteObject } from "react-router"
import { lazyScreen } from "./lazy-screen.ts"
import { Arrival } from "./arrival.tsx"
import { RouteFailed } from "./route-failed.tsx"
import { RoutePending } from "./route-pending.tsx"

/** Addresses that need no use-case: they load neither contracts nor Effect. Spec: screens and routes, public. */
export const publicRoutes: Array<RouteObject> = [
  {
    id: "public",
    element: <Arrival />,
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <RoutePending />,
    children: [
      { index: true, loader: () => redirect("/login") },
      { path: "home", lazy: lazyScreen(() => import("@ui/public/home")) },
      { path: "*", lazy: lazyScreen(() => import("@ui/public/not-found")) },
    ],
  },
]
