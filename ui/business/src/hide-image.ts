import type { SyntheticEvent } from "react"

/** A picture of another site that cannot be had leaves no broken frame behind. */
export const hideImage = (event: SyntheticEvent<HTMLImageElement>): void => {
  event.currentTarget.hidden = true
}
