import type { BusinessDetails } from "@domain/businesses"

/** What became of a step of the journey; `offline` is trouble that a later try may get past. */
export type FlowResult<Failure> =
  | { readonly status: "done"; readonly details: BusinessDetails }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "offline"; readonly trouble: unknown }

type Answer<Failure> =
  | { readonly status: "succeeded"; readonly output: BusinessDetails }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "broken"; readonly trouble: unknown }

/** An answer about the draft as the journey sees it. */
export const settled = <Failure>(answer: Answer<Failure>): FlowResult<Failure> => {
  if (answer.status === "succeeded") return { status: "done", details: answer.output }
  return answer.status === "failed" ? answer : { status: "offline", trouble: answer.trouble }
}
