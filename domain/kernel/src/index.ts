export { Currency, CurrencyCode } from "./currency.ts"
export {
  currencies,
  currencySymbol,
  currencyWithId,
  defaultCurrency,
  minorDigits,
  minorPerMajor,
} from "./currencies.ts"
export { fromMajor, MinorUnits, Money, toMajor } from "./money.ts"
export {
  addMoney,
  AmountOutOfRange,
  compareMoney,
  CurrenciesDiffer,
  negateMoney,
  percentOf,
  splitByWeights,
  splitMoney,
  subtractMoney,
  sumMoney,
  WeightsUnusable,
} from "./money-arithmetic.ts"
export { Region } from "./region.ts"
export { NamedRegion } from "./named-region.ts"
export { type PaymentGatewayName, paymentGateways } from "./payment-gateways.ts"
export { type RegionFacts, defaultRegion, gatewayOf, regionFacts, regionOrIndia } from "./region-facts.ts"
export {
  BusinessProfileId,
  CallbackRequestId,
  CampaignId,
  ConversionActionId,
  IdempotencyKey,
  FeedReadingId,
  InvoiceId,
  JobId,
  LeadDeliveryId,
  LeadDestinationId,
  LeadId,
  NotificationId,
  PortalId,
  ProductCatalogId,
  ProductFeedId,
  AgencyReportId,
  ReportId,
  CustomerListId,
  ReportScheduleId,
  ReportSendingId,
  SessionId,
  StoreId,
  TransactionId,
  UserId,
} from "./ids.ts"
export { ConversionCategory } from "./conversion-category.ts"
export { type PageMatch, pageFits, pathForm } from "./page-fits.ts"
export { isSessionId } from "./session-id.ts"
export { wireEnum } from "./wire-enum.ts"
export { applyDifference, difference } from "./difference.ts"
export { overtakenFields, revisedBy, Revisions, unrevised } from "./revisions.ts"
export { NameValue } from "./name-value.ts"
export { cleanText } from "./clean-text.ts"
export { cutText, defaultTruncation, graphemes, textLength, truncateText } from "./text.ts"
export { addDays, dayNumber, daysBetween, firstOfMonth, fromDayNumber, lastOfMonth, weekdayOf } from "./calendar.ts"
export { isLocalDate } from "./civil-day.ts"
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
export { isTimeZone, localDateAt } from "./local-date-at.ts"
export { localClock } from "./local-clock.ts"
export { TimeOfDay, ZoneName } from "./clock-time.ts"
export { instantOn, instantsOf, startOfDay } from "./time-zone.ts"
export { nextRequestState, type RequestEvent, RequestState } from "./request-state.ts"
export { endOfWorkingDay, isWorkingDay, workingDayAfter } from "./working-days.ts"
export { contrastOf, largeContrast, linearLight, luminanceOf, textContrast } from "./contrast.ts"
export { HexColour } from "./hex-colour.ts"
export { roundUpToTen } from "./rounding.ts"
export { defaultTimeZone, TimeZone, TimeZoneName, timeZones, timeZoneWithId } from "./time-zones.ts"
export { inOrder, SortOrder } from "./sort-order.ts"
export { defaultPage, longestPage, offsetOf, pageCount, pageOf, PageRequest, shownPart } from "./paging.ts"
export { deletedBefore, retention } from "./retention.ts"
export { allServices, type Services } from "./service-names.ts"
export { ServiceName } from "./services.ts"
