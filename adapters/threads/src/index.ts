export { type Thread, threadOf, type ThreadOptions } from "./thread.ts"
export { type Turns, turnsOn, type TurnsOptions } from "./turns.ts"
export { type WaitingLine, waitingLine, type WaitingLineOptions } from "./waiting-line.ts"
