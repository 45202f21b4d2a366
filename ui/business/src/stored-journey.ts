import type { LaunchFlow } from "@application/signup/flows"
import type { SignupSession } from "@domain/signup"
import { isSessionId } from "@domain/kernel"
import { type LaunchPage, pageAtPath, resume, sessionToOpen } from "@domain/launch"

/** The page that an address of the journey names, below /signup or below a campaign. */
export const pageOfAddress = (address: string | undefined): LaunchPage | undefined =>
  address === undefined
    ? undefined
    : pageAtPath(address.replace(/[?#].*$/s, "").replace(/^\/(?:signup|app\/[^/]+\/campaign\/[^/]+)\//i, ""))

/** A draft to resume; `empty` starts again without a question. */
export type FoundDraft =
  | { readonly kind: "empty" }
  | { readonly kind: "draft"; readonly details: SignupSession; readonly page: LaunchPage }
  | { readonly kind: "ofAccount" }
  /** Abandoned for so long that it was deleted, or never there. */
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable"; readonly error: unknown }

const isBare = ({
  business: { name, websiteUrl, facebookPageUrl, googlePlaceUrl },
  launchState,
  extraction,
}: SignupSession) =>
  launchState === "BusinessDetails" &&
  extraction.status === "none" &&
  [name, websiteUrl, facebookPageUrl, googlePlaceUrl].every((value) => value === undefined)

/** Opens the draft that the address or this device names, and says where it goes on. Spec: states, resume rules. */
export const findDraft = async (flow: LaunchFlow, requestedId: string | null): Promise<FoundDraft> => {
  const stored = flow.stored()
  const sessionId = sessionToOpen({
    supplied: isSessionId(requestedId) ? requestedId : undefined,
    stored: stored?.sessionId,
  })
  if (sessionId === undefined) return { kind: "empty" }
  const opened = await flow.open(sessionId)
  if (opened.status === "broken") return { kind: "unreachable", error: opened.error }
  if (opened.status === "failed") {
    if (opened.failure._tag !== "SessionNotFound") return { kind: "ofAccount" }
    flow.forget()
    return { kind: "gone" }
  }
  const details = flow.state().details ?? opened.output
  const lastPage = stored?.sessionId === sessionId ? pageOfAddress(stored.lastPath)?.id : undefined
  const resumption = resume({
    flavour: details.flavour,
    savedState: details.launchState,
    ...(lastPage !== undefined && { lastPage }),
  })
  if (resumption.kind !== "resumed") flow.forget()
  if (resumption.kind !== "resumed" || isBare(details)) return { kind: "empty" }
  return { kind: "draft", details, page: resumption.page }
}
