import { expect, test } from "vitest"
import { emptyPlan } from "../testing/index.ts"
import { creativeDetailOf } from "./creative-detail.ts"

test("the creative shows what was chosen and nothing else", () => {
  const adDetail = {
    headline: "h",
    description: "d",
    primaryText: "p",
    callToAction: "CallNow",
    origin: "edited",
    accepted: false,
  } as const
  const creative = { selectedTemplateId: "coupon", palette: ["#abc"], adDetail }
  expect(
    creativeDetailOf(
      emptyPlan({ creative: { objective: "Calls", promoteServices: ["Bread"], creativeDetail: creative } }),
    ),
  ).toEqual({ objective: "Calls", promoteServices: ["Bread"], selectedTemplateId: "coupon", adDetail })
  expect(creativeDetailOf(emptyPlan())).toEqual({})
})
