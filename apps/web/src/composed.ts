import { compose } from "./composition.ts"

/** The page's one composition, in the chunk that is loaded when a use-case is first needed. */
export const composed = compose(location.hostname)
