import type { WireForm } from "@application/kernel"
import type { Answerer } from "./answer-call.ts"
import type { Carrier } from "./request-context.ts"

/** What answers a caller's call, and until when: epoch milliseconds. */
export interface Kept {
  readonly form: WireForm<unknown>
  readonly answerer: Answerer
  readonly until: number
}

/** Screens ask for the same few addresses again and again. */
const most = 1_000

/** Wire forms by what decides them: the address, the token and whatever names the portal. The oldest go first. */
export const keptForms = (now: () => number) => {
  const forms = new Map<string, Kept>()
  return {
    keyOf: (url: string | undefined, { header }: Carrier): string =>
      `${url}\n${header("authorization")}\n${header("host")}\n${header("x-forwarded-host")}\n${header("x-portal-domain")}`,
    get: (key: string): Kept | undefined => {
      const known = forms.get(key)
      return known !== undefined && now() < known.until ? known : undefined
    },
    set: (key: string, kept: Kept): void => {
      forms.delete(key)
      const [oldest] = forms.keys()
      if (forms.size >= most && oldest !== undefined) forms.delete(oldest)
      forms.set(key, kept)
    },
  }
}
