import type { GetSummary } from "@application/signup/contract"
import type { OutcomeOf } from "@application/kernel"
import { part, useCall } from "@ui/container"
import { useEffect, useState } from "react"
import { useLoaderData } from "react-router"

type Answer = OutcomeOf<typeof GetSummary>

interface Held {
  readonly encodedId: string
  readonly turn: number
  readonly answer: Answer
}

const getSummary = part(async () => (await import("./summary-call.ts")).getSummary)

/** Why a link shows no summary. */
export type LostSummary = "unknown" | "expired" | "closed"

const lostBy: Readonly<Partial<Record<string, LostSummary>>> = {
  SessionNotFound: "unknown",
  LinkExpired: "expired",
  LinkInvalid: "closed",
}

/** The summary behind a link: the answer that came with the page if its route has one, else asked for. */
export const useSummary = (encodedId: string) => {
  const preloaded = useLoaderData<Answer | null | undefined>() ?? undefined
  const call = useCall(getSummary)
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState<Held | undefined>(preloaded && { encodedId, turn, answer: preloaded })
  const isAsked = held?.encodedId !== encodedId || held.turn !== turn
  // A summary stays in sight while it is read again.
  const answer =
    held?.encodedId === encodedId && (!isAsked || held.answer.status === "succeeded") ? held.answer : undefined
  useEffect(() => {
    if (!isAsked) return undefined
    const abort = new AbortController()
    void call(encodedId, { signal: abort.signal }).then((next) => {
      if (!abort.signal.aborted) setHeld({ encodedId, turn, answer: next })
    })
    return () => abort.abort()
  }, [call, encodedId, isAsked, turn])
  return {
    output: answer?.status === "succeeded" ? answer.output : undefined,
    failure: answer?.status === "failed" ? answer.failure : answer?.status === "broken" ? answer.error : undefined,
    limitedMinutes:
      answer?.status === "failed" && answer.failure._tag === "TooManyRequests"
        ? Math.max(1, Math.ceil(answer.failure.retryAfterSeconds / 60))
        : undefined,
    lost: answer?.status === "failed" ? lostBy[answer.failure._tag] : undefined,
    isLoading: isAsked,
    retry: () => setTurn((before) => before + 1),
  }
}
