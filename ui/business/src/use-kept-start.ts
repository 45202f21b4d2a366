import { useState } from "react"
import { useKeepTyping } from "@ui/shared/frame"
import { recallStart, type TypedStart, typedStartName } from "./typed-start.ts"

/** What the entry held when the page was opened; pages drawn beforehand have no history. */
export const useKeptStart = (): TypedStart | undefined =>
  useState(() => (typeof window === "undefined" ? undefined : recallStart(window.history)))[0]

/** Keeps what is typed through a reload. */
export const useKeepStart = (typed: TypedStart): void => useKeepTyping(typedStartName, typed)
