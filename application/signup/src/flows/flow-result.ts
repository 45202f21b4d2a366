import type { SignupSession } from "@domain/signup"

/** What became of a step of the journey; `offline` is trouble that a later try may get past. */
export type FlowResult<Failure> =
  | { readonly status: "done"; readonly details: SignupSession }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "offline"; readonly trouble: unknown }

type Unanswered<Failure> =
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "broken"; readonly trouble: unknown }

type Answer<Failure> = { readonly status: "succeeded"; readonly output: SignupSession } | Unanswered<Failure>

/** A call that did not succeed, as the journey sees it. */
export const unsettled = <Failure>(answer: Unanswered<Failure>): FlowResult<Failure> =>
  answer.status === "failed" ? answer : { status: "offline", trouble: answer.trouble }

/** An answer about the session as the journey sees it. */
export const settled = <Failure>(answer: Answer<Failure>): FlowResult<Failure> =>
  answer.status === "succeeded" ? { status: "done", details: answer.output } : unsettled(answer)
