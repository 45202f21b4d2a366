import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { requestIdHeader } from "@adapters/http-api"
import { requestIdIn } from "./request-id.ts"

/**
 * Puts headers and the request's id on whatever a server answers, before anybody else writes to it: what no route knows
 * has them too. Routes find the same id in the request.
 */
export const addHeaders = (server: Server, headers: Readonly<Record<string, string>>): void => {
  const pairs = Object.entries(headers)
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    if (event === "request") {
      const [request, response] = given as [IncomingMessage, ServerResponse]
      const requestId = requestIdIn(request)
      request.headers[requestIdHeader] = requestId
      response.setHeader(requestIdHeader, requestId)
      for (const [name, value] of pairs) response.setHeader(name, value)
    }
    return emit(event, ...given)
  }
}
