import type { Caller } from "@application/kernel"
import { createContext, type ReactNode, use } from "react"
import { createContext as createRouterContext } from "react-router"

/** The way from screens to use-cases; `prepare` loads ahead what the first call needs. */
export interface UseCases {
  readonly call: Caller
  readonly prepare: () => void
}

const UseCasesContext = createContext<UseCases | undefined>(undefined)

/** Carries the use-cases into route loaders. */
export const useCasesContext = createRouterContext<UseCases>()

export interface UseCaseProviderProps {
  readonly useCases: UseCases
  readonly children: ReactNode
}

/** Gives the screens below it their use-cases. */
export const UseCaseProvider = ({ useCases, children }: UseCaseProviderProps) => (
  <UseCasesContext value={useCases}>{children}</UseCasesContext>
)

/** The use-cases of the nearest provider; throws outside one. */
export const useUseCases = (): UseCases => {
  const useCases = use(UseCasesContext)
  if (useCases === undefined) throw new Error("A use-case was asked for outside <UseCaseProvider>")
  return useCases
}
