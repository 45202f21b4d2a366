import { createContext } from "react-router"
import type { ContainerSource } from "./use-case-provider.tsx"

/** Carries the container, or the way to it, into route loaders. */
export const containerContext = createContext<ContainerSource>()
