import type { SignupSession } from "@domain/signup"

/** The result of a step of the journey; `offline` may be retried. */
export type FlowResult<Failure> =
  | { readonly status: "done"; readonly details: SignupSession }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "offline"; readonly error: unknown }

type Unanswered<Failure> =
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "broken"; readonly error: unknown }

type Answer<Failure> = { readonly status: "succeeded"; readonly output: SignupSession } | Unanswered<Failure>

/** A call that did not succeed, as the journey sees it. */
export const unsettled = <Failure>(answer: Unanswered<Failure>): FlowResult<Failure> =>
  answer.status === "failed" ? answer : { status: "offline", error: answer.error }

/** An answer about the session as the journey sees it. */
export const settled = <Failure>(answer: Answer<Failure>): FlowResult<Failure> =>
  answer.status === "succeeded" ? { status: "done", details: answer.output } : unsettled(answer)
