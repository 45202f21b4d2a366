import { isBot } from "@domain/signup"
import { useEffect, useState } from "react"

/** How long a report is in sight before that is a view. */
const lookMilliseconds = 2_000

/** Why a link shows no report: it has ended, there is none, or it is still being made. */
export type LostReport = "ended" | "gone" | "unready"

const lostBy: Readonly<Partial<Record<string, LostReport>>> = {
  LinkExpired: "ended",
  LinkInvalid: "gone",
  ReportUnready: "unready",
}

/** What is known of the report behind a link. */
interface Known<Shown> {
  readonly frozen?: Shown
  readonly isLocked?: boolean
  readonly lost?: LostReport | undefined
  readonly limitedMinutes?: number
  readonly failure?: unknown
}

interface Failed {
  readonly _tag: string
  readonly retryAfterSeconds?: number
}

type Ended<Shown> =
  | { readonly status: "succeeded"; readonly output: Shown }
  | { readonly status: "failed"; readonly failure: Failed }
  | { readonly status: "broken"; readonly error: unknown }

/** The calls of a kind of shared report. */
export interface SharedCalls<Shown> {
  readonly read: (key: string, options: { readonly signal: AbortSignal }) => Promise<Ended<Shown>>
  readonly open: (typed: { readonly key: string; readonly password: string }) => Promise<Ended<Shown>>
  readonly note: (key: string) => Promise<unknown>
}

const minutesOf = ({ _tag, retryAfterSeconds = 60 }: Failed): { readonly limitedMinutes?: number } =>
  _tag === "TooManyRequests" ? { limitedMinutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) } : {}

/** A shared report as its page knows it. */
export interface SharedDocument<Shown> extends Known<Shown> {
  readonly isLoading: boolean
  readonly isTrying: boolean
  readonly isWrong: boolean
  readonly tryPassword: (password: string) => Promise<void>
  readonly retry: () => void
}

/** The report behind a link: asked for at once, and by its password where it has one. */
export const useSharedDocument = <Shown>(
  key: string,
  { read, open, note }: SharedCalls<Shown>,
): SharedDocument<Shown> => {
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState<{ readonly key: string; readonly turn: number; readonly known: Known<Shown> }>()
  const [attempt, setAttempt] = useState<{ readonly isPending: boolean; readonly isWrong: boolean }>()
  const isAsked = held?.key !== key || held.turn !== turn
  const known: Known<Shown> = held?.key === key ? held.known : {}
  useEffect(() => {
    if (!isAsked) return undefined
    const abort = new AbortController()
    void read(key, { signal: abort.signal }).then((outcome) => {
      if (abort.signal.aborted) return
      const tell = (next: Known<Shown>) => setHeld({ key, turn, known: next })
      if (outcome.status === "succeeded") tell({ frozen: outcome.output })
      else if (outcome.status === "broken") tell({ failure: outcome.error })
      else if (outcome.failure._tag === "ReportLocked") tell({ isLocked: true })
      else {
        const { failure } = outcome
        tell({ failure, lost: lostBy[failure._tag], ...minutesOf(failure) })
      }
    })
    return () => abort.abort()
  }, [read, key, isAsked, turn])

  const isOpen = known.frozen !== undefined && known.isLocked !== true
  useEffect(() => {
    if (!isOpen || isBot(navigator.userAgent)) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void note(key)
    }, lookMilliseconds)
    return () => clearTimeout(timer)
  }, [isOpen, key, note])

  const tryPassword = async (password: string) => {
    if (attempt?.isPending === true) return
    setAttempt({ isPending: true, isWrong: false })
    const outcome = await open({ key, password })
    setAttempt({ isPending: false, isWrong: outcome.status === "failed" && outcome.failure._tag === "ReportLocked" })
    const tell = (next: Known<Shown>) => setHeld({ key, turn, known: next })
    if (outcome.status === "succeeded") tell({ frozen: outcome.output, isLocked: true })
    else if (outcome.status === "broken") tell({ isLocked: true, failure: outcome.error })
    else if (outcome.failure._tag === "ReportLocked") tell({ isLocked: true })
    else {
      const { failure } = outcome
      const lost = lostBy[failure._tag]
      tell({ failure, lost, isLocked: lost === undefined, ...minutesOf(failure) })
    }
  }
  return {
    ...known,
    isLoading: isAsked,
    isTrying: attempt?.isPending === true,
    isWrong: attempt?.isWrong === true,
    tryPassword,
    retry: () => setTurn((before) => before + 1),
  }
}
