import * as fc from "fast-check"
import type { DateRange } from "../date-range.ts"
import { fromDayNumber } from "../calendar.ts"
import type { LocalDate } from "../local-date.ts"
import { CurrencyCode } from "../currency.ts"
import type { Money } from "../money.ts"
import type { PageRequest } from "../paging.ts"
import { Region } from "../region.ts"
import type { RequestEvent, RequestState } from "../request-state.ts"

/** A region that Marquee sells in. */
export const anyRegion = fc.constantFrom(...Region.literals)

/** A currency of the catalogue. */
export const anyCurrency = fc.constantFrom(...CurrencyCode.literals)

/** Non-negative minor units, up to ten thousand million major units. */
export const anyAmount = fc.integer({ min: 0, max: 1_000_000_000_000 })

/** An amount in some currency. */
export const anyMoney: fc.Arbitrary<Money> = fc.record({ amount: anyAmount, currency: anyCurrency })

/** A day from 1970 to 2149. */
export const anyLocalDate: fc.Arbitrary<LocalDate> = fc.integer({ min: 0, max: 65_700 }).map(fromDayNumber)

/** A range of one to 400 days. */
export const anyDateRange: fc.Arbitrary<DateRange> = fc
  .tuple(fc.integer({ min: 0, max: 65_000 }), fc.integer({ min: 0, max: 399 }))
  .map(([first, more]) => ({ from: fromDayNumber(first), to: fromDayNumber(first + more) }))

/** Text of any script, with joined emoji, combining marks and right-to-left letters. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    fc.constantFrom("👩‍👩‍👧‍👦", "🇮🇳", "नि", "é", "👍🏽", "שָׁ", "\r\n", " "),
  ),
})

/** Zones with and without daylight saving, on both hemispheres. */
export const anyTimeZone = fc.constantFrom(
  "Asia/Kolkata",
  "Europe/London",
  "America/New_York",
  "America/Santiago",
  "Australia/Lord_Howe",
  "UTC",
)

/** Valid weights for a split. */
export const anyWeights: fc.Arbitrary<ReadonlyArray<number>> = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0))

/** A page of some list. */
export const anyPageRequest: fc.Arbitrary<PageRequest> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  limit: fc.integer({ min: 1, max: 100 }),
})

/** A request state; undefined before the first request. */
export const anyRequestState: fc.Arbitrary<RequestState | undefined> = fc.oneof(
  fc.constantFrom<RequestState | undefined>(undefined, { state: "pending" }, { state: "success" }),
  fc.string().map((errorMessageKey): RequestState => ({ state: "fail", errorMessageKey })),
)

/** What may happen to a request. */
export const anyRequestEvent: fc.Arbitrary<RequestEvent> = fc.oneof(
  fc.constantFrom<RequestEvent>({ event: "start" }, { event: "succeed" }),
  fc.string().map((errorMessageKey): RequestEvent => ({ event: "fail", errorMessageKey })),
)
