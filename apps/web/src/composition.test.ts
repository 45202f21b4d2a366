import { ReportDefect } from "@application/portals/contract"
import { onMissingPart } from "@ui/container"
import { afterEach, expect, test, vi } from "vitest"
import { compose } from "./composition.ts"

vi.mock("./remote-use-cases.ts", () => {
  throw new Error("gone")
})
afterEach(() => onMissingPart(() => false))

const defect = { name: "Error", message: "gone", page: "/login" }

test("a call in the background does not reload the page when a part is missing", async () => {
  const reload = vi.fn(() => false)
  onMissingPart(reload)
  const { useCases, backgroundCall } = compose("localhost")
  expect(await backgroundCall(ReportDefect, defect)).toMatchObject({ status: "broken" })
  expect(reload).not.toHaveBeenCalled()
  expect(await useCases.call(ReportDefect, defect)).toMatchObject({ status: "broken" })
  expect(reload).toHaveBeenCalledOnce()
})
