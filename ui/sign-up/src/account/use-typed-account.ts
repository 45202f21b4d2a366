import type { SignupSession } from "@domain/signup"
import { useCallback, useEffect, useRef, useState } from "react"
import { presentTime } from "@ui/shared/frame"
import { keepTyped, recallTyped, type TypedAccount } from "./typed-account.ts"
import { typedFrom } from "./typed-from.ts"

/** Browsers refuse more than about three writes a second. */
const keepEveryMilliseconds = 400

/** The typed values, kept through a reload: the first change at once, later ones together. */
export const useTypedAccount = (details: SignupSession) => {
  const [typed, setTyped] = useState(() => recallTyped(window.history) ?? typedFrom(details))
  const latest = useRef(typed)
  const keptAt = useRef(0)
  const timer = useRef<number>(undefined)

  const keep = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    keptAt.current = presentTime()
    keepTyped(window.history, latest.current)
  }, [])
  const type = useCallback(
    (change: { readonly [Name in keyof TypedAccount]?: TypedAccount[Name] | undefined }) => {
      const merged = Object.entries({ ...latest.current, ...change }).filter(([, value]) => value !== undefined)
      latest.current = Object.fromEntries(merged) as TypedAccount
      setTyped(latest.current)
      const wait = keptAt.current + keepEveryMilliseconds - presentTime()
      if (wait <= 0) keep()
      else timer.current ??= window.setTimeout(keep, wait)
    },
    [keep],
  )
  useEffect(() => {
    const leaving = () => {
      if (timer.current !== undefined) keep()
    }
    window.addEventListener("pagehide", leaving)
    return () => {
      window.removeEventListener("pagehide", leaving)
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [keep])
  return [typed, type] as const
}
