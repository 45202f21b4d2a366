import * as fc from "fast-check"
import { exampleDays, reportOver } from "./example-report.ts"

const figures = fc.record({
  impressions: fc.nat(90_000),
  clicks: fc.nat(3_000),
  results: fc.nat(90),
  spend: fc.nat(40_000_00),
})

/** Published reports of the example's campaigns and weeks, with any figures on each day. */
export const anyPublishedReport = fc
  .tuple(...exampleDays.map(() => figures))
  .map((of) => reportOver(exampleDays.map((day, index) => ({ ...day, ...of[index] }))))
