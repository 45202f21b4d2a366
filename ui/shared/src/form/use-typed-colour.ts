import { hexColour } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"

/** A typed colour as `#rrggbb`; undefined for what is none. */
const colourOf = (typed: string): string | undefined => Result.getOrUndefined(hexColour(typed.trim()))

/** The colour that counts while it is typed: three digits may be the half of six, and count once the field is left. */
export const colourWhileTyped = (typed: string): string | undefined =>
  /^#?[\da-f]{3}$/iu.test(typed.trim()) ? undefined : colourOf(typed)

/** What a field of a colour does with its digits. */
export interface TypedColour {
  /** Digits that are no colour yet. */
  readonly half: string | undefined
  /** Whether the field was left with digits that are no colour. */
  readonly isWrong: boolean
  readonly take: (typed: string) => void
  readonly leave: () => void
  /** Forgets half-typed digits. */
  readonly drop: () => void
}

/** Typing of a colour: `onColour` is told six digits after `#`, and nothing of half-typed digits, which stay as they are. */
export const useTypedColour = (onColour: (colour: string) => void): TypedColour => {
  const [half, setHalf] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const settle = (typed: string, colour: string | undefined) => {
    setHalf(colour === undefined ? typed : undefined)
    if (colour !== undefined) onColour(colour)
  }
  return {
    half,
    isWrong: half !== undefined && isLeft,
    take: (typed) => {
      setLeft(false)
      settle(typed, colourWhileTyped(typed))
    },
    leave: () => {
      setLeft(true)
      if (half !== undefined) settle(half, colourOf(half))
    },
    drop: () => setHalf(undefined),
  }
}
