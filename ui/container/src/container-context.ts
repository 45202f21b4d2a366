import type { UseCaseContainer } from "@application/container"
import { createContext } from "react-router"

/** Carries the container into route loaders. */
export const containerContext = createContext<UseCaseContainer>()
