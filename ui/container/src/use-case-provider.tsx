import type { UseCaseContainer } from "@application/container"
import { createContext, type ReactNode, use } from "react"

/** A container, or the way to one that is loaded when a use-case is first called; the way may reject. */
export type ContainerSource = UseCaseContainer | (() => Promise<UseCaseContainer>)

/** Told when a part of the program cannot be loaded; true when the page is loaded anew, so that nothing more is shown. */
export type OnMissingPart = () => boolean

const ContainerContext = createContext<ContainerSource | undefined>(undefined)
const MissingPartContext = createContext<OnMissingPart>(() => false)

export interface UseCaseProviderProps {
  readonly container: ContainerSource
  readonly onMissingPart?: OnMissingPart
  readonly children: ReactNode
}

/** Gives the screens below it their use-cases; the one place where the container enters React. */
export const UseCaseProvider = ({ container, onMissingPart = () => false, children }: UseCaseProviderProps) => (
  <ContainerContext value={container}>
    <MissingPartContext value={onMissingPart}>{children}</MissingPartContext>
  </ContainerContext>
)

/** The container of the nearest provider, or the way to it; throws outside one. */
export const useContainer = (): ContainerSource => {
  const container = use(ContainerContext)
  if (container === undefined) throw new Error("A use-case was asked for outside <UseCaseProvider>")
  return container
}

/** The container itself, loaded if it is not here yet. */
export const loadContainer = async (source: ContainerSource): Promise<UseCaseContainer> =>
  typeof source === "function" ? source() : source

/** What the nearest provider does about a part of the program that cannot be loaded. */
export const useOnMissingPart = (): OnMissingPart => use(MissingPartContext)
