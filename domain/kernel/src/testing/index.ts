export { law, lawParameters } from "./law.ts"
export {
  anyAmount,
  anyCurrency,
  anyDateRange,
  anyLocalDate,
  anyMoney,
  anyPageRequest,
  anyRegion,
  anyRequestEvent,
  anyRequestState,
  anyText,
  anyTimeZone,
  anyWeights,
} from "./kernel.arbitrary.ts"
export { anyCharacter, anyWebPath, anyWebQuery, anyWebUrl } from "./text.arbitrary.ts"
export { requiredFields } from "./required-fields.ts"
