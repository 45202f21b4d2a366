export { pageRoutes, type PageSurroundings } from "./page-routes.tsx"
export { RouteFailed } from "./route-failed.tsx"
export { RoutePending } from "./route-pending.tsx"
