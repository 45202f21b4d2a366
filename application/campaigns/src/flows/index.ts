export { launchOpening } from "./launch-opening.ts"
export { failedJobOf, type LaunchPhase } from "./launch-phase.ts"
export { watchLaunch } from "./launch-watch.ts"
