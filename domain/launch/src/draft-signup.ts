import { type Flavour, startPage } from "./flavour.ts"
import { keepQuery } from "./keep-query.ts"
import type { LaunchPage } from "./launch-pages.ts"
import type { Resumption } from "./resume.ts"

/** Sessions that a visit may know of. */
export interface KnownSessions<Id> {
  readonly supplied?: Id | undefined
  readonly current?: Id | undefined
  readonly stored?: Id | undefined
}

/**
 * The session to open: the address's session, else the session under way, else this device's session; undefined where
 * there is none. Spec: "a supplied session id loads the session".
 */
export const sessionToOpen = <Id>({ supplied, current, stored }: KnownSessions<Id>): Id | undefined =>
  supplied ?? current ?? stored

/** Facts about a visitor of /signup. */
export interface SignupVisitor {
  readonly profiles: number
  readonly isSignupEnabled: boolean
  readonly suppliesSession: boolean
}

/**
 * Where /signup leads before any draft is looked for: into the app for members (unless they open a session), to login where
 * sign-up is switched off, else on. Spec: public routes, "Authenticated users with business profiles visiting /signup".
 */
export const signupDoor = ({
  profiles,
  isSignupEnabled,
  suppliesSession,
}: SignupVisitor): "app" | "login" | "signup" => {
  if (profiles > 0 && !suppliesSession) return "app"
  return isSignupEnabled ? "signup" : "login"
}

/** What somebody with a draft is asked. Spec: "A draft sign-up can be continued or restarted". */
export const draftChoices = ["continue", "restart"] as const
/** What somebody with a draft may do. Spec: "A draft sign-up can be continued or restarted". */
export type DraftChoice = (typeof draftChoices)[number]

/** What there is to choose: nothing without a draft to go on with. */
export const choicesOf = (resumption: Resumption): ReadonlyArray<DraftChoice> =>
  resumption.kind === "resumed" ? draftChoices : []

/** Where a choice leads, with the parameters that stay in the address; a restart leaves the draft and its session behind. */
export interface AfterChoice {
  readonly page: LaunchPage
  readonly query: Readonly<Record<string, string>>
  readonly keepsDraft: boolean
}

/** The page, query and draft after a choice. Spec: states, "continued or restarted"; kept query parameters. */
export const afterDraftChoice = (
  choice: DraftChoice,
  resumption: Resumption,
  flavour: Flavour,
  parameters: Readonly<Record<string, string | undefined>>,
): AfterChoice => {
  if (choice === "continue") return { page: resumption.page, query: keepQuery(parameters), keepsDraft: true }
  return { page: startPage(flavour), query: keepQuery({ ...parameters, sessionId: undefined }), keepsDraft: false }
}
