import type { AnyContract, Outcome } from "@application/kernel"
import { useCallback, useEffect, useRef } from "react"
import type { LateCall } from "./late-call.ts"
import { partInTime } from "./part-in-time.ts"
import { loadContainer, useContainer, useOnMissingPart } from "./use-case-provider.tsx"

/** What a page loads when a use-case is first wanted. */
export type LoadCall<C extends AnyContract, Typed> = () => Promise<LateCall<C, Typed>>

/**
 * A use-case whose contract and container are loaded with its first call; `prepare` loads them ahead, when somebody begins
 * to use the page. A part that cannot be loaded loads the page anew once, else it is trouble as a lost connection is.
 */
export const useLateCall = <C extends AnyContract, Typed>(load: LoadCall<C, Typed>) => {
  const source = useContainer()
  const onMissingPart = useOnMissingPart()
  const latest = useRef({ load, onMissingPart })
  useEffect(() => {
    latest.current = { load, onMissingPart }
  })
  const parts = useCallback(() => partInTime(Promise.all([latest.current.load(), loadContainer(source)])), [source])

  const call = useCallback(
    async (typed: Typed): Promise<Outcome<C>> => {
      try {
        const [ask, container] = await parts()
        return await ask(container, typed)
      } catch (trouble) {
        return latest.current.onMissingPart() ? await new Promise(() => undefined) : { status: "broken", trouble }
      }
    },
    [parts],
  )
  /** A hint only: when it fails, the call tells. */
  const prepare = useCallback(() => void parts().catch(() => undefined), [parts])
  return { call, prepare }
}
