import { expect, test } from "vitest"
import {
  genericMessageSurface,
  isTransientStatus,
  paymentNotifications,
  transientNotifications,
  withNotification,
} from "./notification-policy.ts"

test("at most one payment notification is shown, the latest", () => {
  expect(withNotification(paymentNotifications, ["first"], "second")).toEqual(["second"])
})

test("a group with room for two keeps the two latest", () => {
  const two = { ...paymentNotifications, maximum: 2 }
  expect(withNotification(two, ["first", "second"], "third")).toEqual(["second", "third"])
  expect(withNotification(paymentNotifications, ["first", "second"], "third")).toEqual(["third"])
})

test("each group has its name and place", () => {
  expect([paymentNotifications, transientNotifications]).toEqual([
    { group: "payments", position: "topEnd", maximum: 1 },
    { group: "transientErrors", position: "topEnd", maximum: undefined },
  ])
})

test("transient errors gather in their group", () => {
  expect(transientNotifications.group).toBe("transientErrors")
  expect(withNotification(transientNotifications, ["first"], "second")).toEqual(["first", "second"])
})

test("retrying may help after throttling, gateway errors and no reply only", () => {
  expect([0, 408, 425, 429, 502, 503, 504].every(isTransientStatus)).toBe(true)
  expect([400, 401, 404, 409, 422, 500].some(isTransientStatus)).toBe(false)
})

test("the partner brand shows the generic message in the app, others as a toast", () => {
  expect([genericMessageSurface(true), genericMessageSurface(false)]).toEqual(["inApp", "toast"])
})
