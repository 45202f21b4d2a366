export { unreachablePorts } from "./unreachable-ports.ts"
