export { law, lawParameters } from "./law.ts"
export {
  anyAmount,
  anyCurrency,
  anyDateRange,
  anyLocalDate,
  anyMoney,
  anyRegion,
  anyText,
  anyTimeZone,
} from "./kernel.arbitrary.ts"
