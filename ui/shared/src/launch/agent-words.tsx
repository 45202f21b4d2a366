import { sessionFlavourOf } from "@domain/signup"
import { type ReactNode, useMemo } from "react"
import { I18nextProvider, useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { usePortal } from "../frame/index.ts"
import { useLaunchFlowState } from "./launch-context.tsx"

type Texts = ReturnType<typeof useTranslation>["i18n"]

/**
 * The same texts, where a text has a variant of its own in a context (`title_agent`) that variant. Whatever else is asked of
 * the instance is answered by the instance itself.
 */
export const inContext = (texts: Texts, context: string): Texts =>
  new Proxy(texts, {
    get: (instance, name) => {
      const value: unknown = Reflect.get(instance, name, instance)
      if (name !== "getFixedT") return typeof value === "function" ? value.bind(instance) : value
      return (...asked: Parameters<Texts["getFixedT"]>) => {
        const t = instance.getFixedT(...asked)
        const spoken = (keys: string | Array<string>, options: object = {}) => t(keys, { context, ...options })
        return Object.assign(spoken, t)
      }
    },
  })

/** Speaks of "your client's business" on an agent's journey, and of "your business" on others. */
export const AgentWords = ({ children }: { readonly children: ReactNode }) => {
  const { i18n: texts } = useTranslation()
  const { details } = useLaunchFlowState()
  const [parameters] = useSearchParams()
  const { signup = {} } = usePortal().portal
  const flavour = details?.flavour ?? sessionFlavourOf(Object.fromEntries(parameters), signup)
  const spoken = useMemo(() => (flavour === "agent" ? inContext(texts, "agent") : texts), [flavour, texts])
  return <I18nextProvider i18n={spoken}>{children}</I18nextProvider>
}
