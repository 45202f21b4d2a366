import { type Composition, compose } from "./composition.ts"

const composition = compose(location.hostname)

/** Pages for a business's own readers and customers, who go nowhere from there. */
const leadsOn = () => !/^\/[sb]\//i.test(location.pathname)

/** Whoever calls a use-case elsewhere goes on to a page of the journey or the application. A hint only. */
const prepareNextPages = () => {
  if (leadsOn()) void import("./routes.tsx").catch(() => undefined)
}

/** The page's one composition, in the chunk that is loaded with the first page that may call a use-case. */
export const composed: Composition = {
  ...composition,
  useCases: () => {
    prepareNextPages()
    return composition.useCases()
  },
}
