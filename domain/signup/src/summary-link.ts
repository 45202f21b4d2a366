import { ApprovalStanding } from "@domain/campaigns"
import { LinkExpired, LinkInvalid } from "@domain/identity"
import { Result, Schema } from "effect"
import type { SignupSession } from "./signup-session.ts"

type Linked = Pick<SignupSession, "summaryUntil">

/** How long a sent summary's link works, in milliseconds; each sending begins it anew. Ours. */
export const summaryLinkMilliseconds = 30 * 86_400_000

/** The session with a link that works from now on. */
export const withSentLink = <Session extends Linked>(session: Session, now: number): Session => ({
  ...session,
  summaryUntil: now + summaryLinkMilliseconds,
})

/** The session with a link that shows nothing until the summary is sent again. */
export const withoutLink = <Session extends Linked>(session: Session): Session => ({ ...session, summaryUntil: 0 })

/** How a summary's link stands: an unsent one works as long as its draft, a sent one until its time is over or it is closed. Ours. */
export const SummaryLinkState = Schema.Literals(["Unsent", "Open", "Expired", "Closed"])
export type SummaryLinkState = typeof SummaryLinkState.Type

/** The state of a session's link at a moment in epoch milliseconds. */
export const summaryLinkState = ({ summaryUntil }: Linked, now: number): SummaryLinkState => {
  if (summaryUntil === undefined) return "Unsent"
  if (summaryUntil === 0) return "Closed"
  return now < summaryUntil ? "Open" : "Expired"
}

/** What a draft's agent waits for: how far its approval has come, or that whoever was asked can no longer answer by their link. Ours. */
export const ClientApproval = Schema.Literals([...ApprovalStanding.literals, "LinkExpired", "LinkClosed"])
export type ClientApproval = typeof ClientApproval.Type

/** The approval of a draft whose link is in a state: an ended link matters while somebody is still awaited. */
export const clientApproval = (standing: ApprovalStanding, link: SummaryLinkState): ClientApproval => {
  const isAwaited = standing === "Sent" || standing === "Viewed" || standing === "PartlyApproved"
  return isAwaited && (link === "Expired" || link === "Closed") ? `Link${link}` : standing
}

/** The session behind a link; fails with 1012 once its time is over, and with 1013 once it was withdrawn. One that was never sent works as long as its draft. */
export const openSummaryLink = <Session extends Linked>(
  session: Session,
  now: number,
): Result.Result<Session, LinkExpired | LinkInvalid> => {
  const state = summaryLinkState(session, now)
  if (state === "Closed") return Result.fail(new LinkInvalid({}))
  return state === "Expired" ? Result.fail(new LinkExpired({})) : Result.succeed(session)
}
