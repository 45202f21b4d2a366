export { pageRoutes, type PageSurroundings } from "./page-routes.tsx"
