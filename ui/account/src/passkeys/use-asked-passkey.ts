import type { PasskeyOutcome, PasskeyProblem } from "@application/identity/flows"
import type { PasskeyRequest, UsedPasskey } from "@domain/identity"
import { usePasskeyDevice } from "@ui/shared/frame"
import { useState } from "react"

/** What came of asking the server by what a browser is asked. */
type RequestOutcome =
  | { readonly status: "succeeded"; readonly output: PasskeyRequest }
  | { readonly status: "failed" | "broken" }
  | undefined

/** Asks this browser; a part of the page that does not load is a problem like others. */
export const answerOf = async <Answer>(ask: () => Promise<PasskeyOutcome<Answer>>): Promise<PasskeyOutcome<Answer>> => {
  try {
    return await ask()
  } catch {
    return { status: "refused", problem: "failed" }
  }
}

/** A passkey of this browser: the server's question, then the browser's answer, or its problem. */
export const useAskedPasskey = (ask: () => Promise<RequestOutcome>) => {
  const device = usePasskeyDevice()
  const [problem, setProblem] = useState<PasskeyProblem>()
  const [isAsking, setAsking] = useState(false)
  const answer = async (): Promise<UsedPasskey | undefined> => {
    setProblem(undefined)
    setAsking(true)
    const asked = await ask()
    const outcome = asked?.status === "succeeded" ? await answerOf(() => device.use(asked.output)) : undefined
    setAsking(false)
    if (outcome?.status === "refused") setProblem(outcome.problem)
    return outcome?.status === "given" ? outcome.answer : undefined
  }
  return { answer, isAsking, problem, clearProblem: () => setProblem(undefined) }
}
