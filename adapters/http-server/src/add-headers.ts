import type { Server, ServerResponse } from "node:http"

/** Puts headers on whatever a server answers, before anybody else writes to it: what no route knows has them too. */
export const addHeaders = (server: Server, headers: Readonly<Record<string, string>>): void => {
  const pairs = Object.entries(headers)
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    if (event === "request") {
      const response = given[1] as ServerResponse
      for (const [name, value] of pairs) response.setHeader(name, value)
    }
    return emit(event, ...given)
  }
}
