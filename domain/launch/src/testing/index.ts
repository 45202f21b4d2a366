export {
  anyFlavour,
  anyLaunchContext,
  anyLaunchState,
  anyPage,
  anyPageOf,
  anyTurns,
  anyWalk,
  type Walk,
} from "./launch.arbitrary.ts"
