import { sessionFlavourOf } from "@domain/signup"
import { type ReactNode, useMemo } from "react"
import { I18nextProvider, useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { usePortal } from "../frame/index.ts"
import { useLaunchFlowState } from "./launch-context.tsx"

type Texts = ReturnType<typeof useTranslation>["i18n"]

/**
 * The same texts, where the agent's texts have a text of the same name (`agent:launch.title` for `launch:title`) that text.
 * Whatever else is asked of the instance is answered by the instance itself.
 */
const spokenToAgents = (texts: Texts): Texts =>
  new Proxy(texts, {
    get: (instance, name) => {
      const value: unknown = Reflect.get(instance, name, instance)
      if (name !== "getFixedT") return typeof value === "function" ? value.bind(instance) : value
      return (...asked: Parameters<Texts["getFixedT"]>) => {
        const t = instance.getFixedT(...asked)
        const [first = "common"] = [asked[1] ?? []].flat()
        const agents = (key: string) => `agent:${(key.includes(":") ? key : `${first}:${key}`).replace(":", ".")}`
        const spoken = (keys: string | Array<string>, options: Readonly<Record<string, unknown>> = {}) =>
          t(
            [keys].flat().flatMap((key) => [agents(key), key]),
            { ...options },
          )
        return Object.assign(spoken, t)
      }
    },
  })

const ToAgents = ({ children }: { readonly children: ReactNode }) => {
  const { i18n: texts } = useTranslation("agent")
  const spoken = useMemo(() => spokenToAgents(texts), [texts])
  return <I18nextProvider i18n={spoken}>{children}</I18nextProvider>
}

/** Speaks of "your client's business" on an agent's journey, and of "your business" on others. */
export const AgentWords = ({ children }: { readonly children: ReactNode }) => {
  const { details } = useLaunchFlowState()
  const [parameters] = useSearchParams()
  const { signup = {} } = usePortal().portal
  const flavour = details?.flavour ?? sessionFlavourOf(Object.fromEntries(parameters), signup)
  return flavour === "agent" ? <ToAgents>{children}</ToAgents> : children
}
