import type { GetSummary } from "@application/signup/contract"
import type { Outcome } from "@application/kernel"
import { useLateCall } from "@ui/container"
import { useEffect, useState } from "react"
import { useLoaderData } from "react-router"

type Answer = Outcome<typeof GetSummary>

interface Held {
  readonly encodedId: string
  readonly turn: number
  readonly answer: Answer
}

/** The summary behind a link: the answer that came with the page if its route has one, else asked for. */
export const useSummary = (encodedId: string) => {
  const given = useLoaderData<Answer | null | undefined>() ?? undefined
  const { call } = useLateCall(async () => (await import("./summary-call.ts")).summaryCall)
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState<Held | undefined>(given && { encodedId, turn, answer: given })
  const answer = held?.encodedId === encodedId && held.turn === turn ? held.answer : undefined
  const isAsked = answer === undefined
  useEffect(() => {
    if (!isAsked) return undefined
    let isLeft = false
    void call(encodedId).then((next) => {
      if (!isLeft) setHeld({ encodedId, turn, answer: next })
    })
    return () => {
      isLeft = true
    }
  }, [call, encodedId, isAsked, turn])
  return {
    output: answer?.status === "succeeded" ? answer.output : undefined,
    failure: answer?.status === "failed" ? answer.failure : answer?.status === "broken" ? answer.trouble : undefined,
    isUnknown: answer?.status === "failed" && answer.failure._tag === "SessionNotFound",
    isLoading: isAsked,
    retry: () => setTurn(turn + 1),
  }
}
