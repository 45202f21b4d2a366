import { afterEach, expect, test } from "vitest"
import { appToasts, toastFailure, toastNews, toastPayment, toastSuccess } from "./app-toasts.ts"

afterEach(() => appToasts.queue.clear())

const titles = () => appToasts.queue.visibleToasts.map(({ content }) => content.title).toSorted()

test("of payments the latest message alone is shown", () => {
  toastPayment("Card removed")
  toastPayment("Top-up saved")
  expect(titles()).toEqual(["Top-up saved"])
})

test("other messages gather, and stay when a payment's comes", () => {
  toastFailure("Not saved")
  toastPayment("Card removed")
  toastSuccess("Role changed")
  toastPayment("Top-up saved")
  expect(titles()).toEqual(["Not saved", "Role changed", "Top-up saved"])
})

test("a payment's message that was closed by hand is no trouble to the next", () => {
  toastNews("2 leads arrived")
  toastPayment("Card removed")
  appToasts.queue.clear()
  toastPayment("Top-up saved")
  expect(titles()).toEqual(["Top-up saved"])
})
