import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { failureReply } from "./reply.ts"
import { requestIdIn } from "./request-id.ts"
import { replySender } from "./send-reply.ts"

const isWellEscaped = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const malformedAddress = {
  _tag: "InvalidInput",
  errorCode: 102,
  problems: [{ field: "", problem: "the address is not well escaped" }],
}

/** Answers calls at addresses that no router can read. A page's address is escaped instead, so that its route finds nothing there. */
export const answerMalformedAddresses = (server: Server, headers: Readonly<Record<string, string>>): void => {
  const send = replySender(headers)
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    if (event !== "request") return emit(event, ...given)
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const [path = "", ...query] = (request.url ?? "").split("?")
    if (path.includes("%") && !isWellEscaped(path)) {
      if (/^\/api\//i.test(path)) {
        send(response, failureReply(requestIdIn(request), malformedAddress.errorCode, malformedAddress))
        return true
      }
      request.url = [path.replaceAll("%", "%25"), ...query].join("?")
    }
    return emit(event, ...given)
  }
}
