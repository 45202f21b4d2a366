export { type ApiOptions, apiRoutes, reported } from "./api-routes.ts"
export { openApiDocument } from "./open-api.ts"
export { bearerToken, hostOf, requestFacts } from "./request-context.ts"
export { dataReply, failureReply, invalidReply, troubleReply, unknownRouteReply } from "./reply.ts"
