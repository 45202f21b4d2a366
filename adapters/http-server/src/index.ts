export { type ApiOptions, apiRoutes, reported } from "./api-routes.ts"
export { openApiDocument } from "./open-api.ts"
export { bearerToken, hostOf, requestFacts } from "./request-context.ts"
export { dataReply, failureReply, invalidReply, troubleReply, unknownRouteReply } from "./reply.ts"
export {
  negotiateLanguage,
  type Prerender,
  type ShellOptions,
  shellRoutes,
  type ShellVisitor,
  stampShell,
} from "./portal-shell.ts"
export { loadBuiltShell, type ServerEntry } from "./built-shell.ts"
export { loadShellAssets, type ShellAssets } from "./shell-assets.ts"
export { loadWebFiles, webFileRoutes } from "./web-files.ts"
