import type { IncomingMessage, Server, ServerResponse } from "node:http"

/** Where a link that was sent before leads people now, by the address of the call that it names. */
const moves: ReadonlyArray<readonly [from: RegExp, to: (key: string) => string]> = [
  [/^\/api\/v1\.0\/publishedReports\/([\w-]{1,200})$/i, (key) => `/r/${key}`],
  // Mail programs that know no RFC 8058 open the address of List-Unsubscribe.
  [/^\/api\/v1\.0\/reportMails\/([\w.~-]{1,700})\/end$/i, (key) => `/endReportMails/${key}`],
]

const isForPeople = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html")

/**
 * Leads a browser from the call of a link that was sent in earlier releases to the page that shows it; programs get the
 * call's answer as before.
 */
export const leadMovedLinks = (server: Server, headers: Readonly<Record<string, string>>): void => {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    if (event !== "request") return emit(event, ...given)
    const [request, response] = given as [IncomingMessage, ServerResponse]
    if (!isForPeople(request)) return emit(event, ...given)
    for (const [from, to] of moves) {
      const key = from.exec(request.url ?? "")?.[1]
      if (key === undefined) continue
      response.writeHead(302, { ...headers, location: to(key), vary: "accept" }).end()
      return true
    }
    return emit(event, ...given)
  }
}
