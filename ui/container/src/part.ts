import { chunkLoad } from "@domain/errors"
import { type ComponentType, lazy } from "react"

/**
 * A part of the program that is loaded when it is first wanted, and kept. `ahead` loads it without wanting it yet, and
 * answers undefined when it cannot be loaded.
 */
export interface Part<Value> {
  (): Promise<Value>
  readonly ahead: () => Promise<Value | undefined>
}

let reloadsPage = (): boolean => false

/** Sets what is done when a part cannot be loaded: `reload` answers true when it reloads the page. */
export const onMissingPart = (reload: () => boolean): void => {
  reloadsPage = reload
}

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((arrived, failed) => {
    const tooLong = () => failed(new Error("A part of the program did not arrive in time"))
    const timer = setTimeout(tooLong, chunkLoad.timeOutMillis)
    void loading.then(arrived, failed).finally(() => clearTimeout(timer))
  })

/**
 * A part of the program that comes later. One that cannot be loaded in two minutes reloads the page once; after that the
 * promise rejects, and the next call tries again. Spec: states, chunk load failure and time-out.
 */
export const part = <Value>(load: () => Promise<Value>): Part<Value> => {
  let loading: Promise<Value> | undefined
  const begin = () => {
    loading ??= inTime(load()).catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  const wanted = () =>
    begin().catch((cause: unknown) => {
      if (reloadsPage()) return new Promise<never>(() => undefined)
      throw cause
    })
  return Object.assign(wanted, { ahead: () => begin().catch(() => undefined) })
}

/** A component that is a part: React shows the nearest `Suspense` until it is here. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const wanted = part(load)
  return lazy(async () => ({ default: await wanted() }))
}
