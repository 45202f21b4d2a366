export {
  anyFlavour,
  anyLaunchContext,
  anyLaunchState,
  anyPage,
  anyPageOf,
  anyWalk,
  type Walk,
} from "./launch.arbitrary.ts"
