export { bind, childContainer, type LocalContainer, makeContainer } from "./local-container.ts"
export { remoteContainer } from "./remote-container.ts"
export { callerOf, isBound, resolve, type UseCaseContainer } from "./use-case-container.ts"
export { asFiberPorts } from "./fiber-ports.ts"
