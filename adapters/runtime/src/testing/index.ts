export { productionEnvironment } from "./production-environment.ts"
export { unreachablePorts } from "./unreachable-ports.ts"
export { movedClock } from "../sandbox-clock.ts"
