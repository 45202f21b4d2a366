export { type Thread, threadOf, type ThreadOptions } from "./thread.ts"
export { type Turns, turnsOn, type TurnsOptions } from "./turns.ts"
