import { compose } from "./composition.ts"

/** The page's one composition, in the chunk that is loaded with the first page that may call a use-case. */
export const composed = compose(location.hostname)
