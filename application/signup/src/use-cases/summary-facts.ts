import { quotedName } from "@domain/messaging"
import type { SignupSession } from "@domain/signup"

/** Who shares the draft, by its first address. */
export const agentOf = ({ queryParameters }: Pick<SignupSession, "queryParameters">) => {
  const agentName = queryParameters["agentname"]
  return agentName === undefined ? {} : { agentName }
}

/**
 * The facts that a message states about a summary: names of the business and its agent, quoted, since strangers typed
 * them.
 */
export const summaryFactsOf = (details: Pick<SignupSession, "queryParameters" | "business" | "userId">) => {
  const agentName = quotedName(agentOf(details).agentName ?? "")
  return {
    businessName: quotedName(details.business.name ?? ""),
    ...(agentName !== "" && { agentName, ...(details.userId !== undefined && { agentId: details.userId }) }),
  }
}
