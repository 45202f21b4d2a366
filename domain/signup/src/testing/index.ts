export {
  anyChange,
  anyChangeOf,
  anyFlavour,
  anySession,
  anyState,
  begunSession,
  fieldValues,
} from "./session.arbitrary.ts"
