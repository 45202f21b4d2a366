export { CurrencyCode, fromMajor, minorDigits, minorPerMajor, MinorUnits, Money, percentOf, toMajor } from "./money.ts"
export { Region } from "./region.ts"
export { type RegionFacts, regionFacts, regionOrIndia } from "./region-facts.ts"
export { BusinessProfileId, CampaignId, IdempotencyKey, JobId, LeadId, PortalId, SessionId, UserId } from "./ids.ts"
export { isSessionId } from "./session-id.ts"
export { wireEnum } from "./wire-enum.ts"
export { applyDifference, difference } from "./difference.ts"
export { NameValue } from "./name-value.ts"
export { graphemes, textLength, truncateText } from "./text.ts"
export { currencySymbol } from "./currency-symbol.ts"
export {
  addDays,
  dayNumber,
  daysBetween,
  firstOfMonth,
  fromDayNumber,
  isLocalDate,
  lastOfMonth,
  weekdayOf,
} from "./calendar.ts"
export { LocalDate } from "./local-date.ts"
export {
  DateRange,
  dateRangeOf,
  DateRangePreset,
  daysIn,
  defaultDateRangePreset,
  eachDay,
  holdsDay,
  previousRange,
  sharedDays,
} from "./date-range.ts"
export { localDateAt } from "./local-date-at.ts"
export { instantsOf, startOfDay } from "./time-zone.ts"
export { RequestState } from "./request-state.ts"
export { roundUpToTen } from "./rounding.ts"
