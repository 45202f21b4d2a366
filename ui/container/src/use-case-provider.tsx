import type { UseCaseContainer } from "@application/container"
import { createContext, type ReactNode, use } from "react"

const ContainerContext = createContext<UseCaseContainer | undefined>(undefined)

/** Gives the screens below it their use-cases; the one place where the container enters React. */
export const UseCaseProvider = ({
  container,
  children,
}: {
  readonly container: UseCaseContainer
  readonly children: ReactNode
}) => <ContainerContext value={container}>{children}</ContainerContext>

/** The container of the nearest provider; throws outside one. */
export const useContainer = (): UseCaseContainer => {
  const container = use(ContainerContext)
  if (container === undefined) throw new Error("A use-case was asked for outside <UseCaseProvider>")
  return container
}
