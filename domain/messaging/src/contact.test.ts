import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { callbackDialogAfter, callbackDialogResetMilliseconds, closedCallbackDialog } from "./callback-dialog.ts"
import { callbackDaysLeft, callbackReplyDueAt, CallbackRequest, callbackRequest } from "./callback.ts"
import { contactLink } from "./contact-link.ts"

test("numbers are called as they are written, without blanks", () => {
  expect(contactLink("call", { to: "+91 98765-43210" })).toBe("tel:+919876543210")
})

test("WhatsApp takes digits alone", () => {
  expect(contactLink("whatsApp", { to: "+91 98765 43210" })).toBe("https://wa.me/919876543210")
})

test("a message's line breaks and signs survive the way to WhatsApp and SMS", () => {
  const text = "50% off\nnow & here"
  expect(contactLink("whatsApp", { text })).toBe("https://wa.me/?text=50%25%20off%0Anow%20%26%20here")
  expect(contactLink("sms", { to: "+44 7911 123456", text })).toBe(
    "sms:+447911123456?body=50%25%20off%0Anow%20%26%20here",
  )
})

test("a mail keeps its address readable and breaks lines as mails do", () => {
  expect(contactLink("mail", { to: "a+b@example.com", subject: "Hi?", text: "one\ntwo\r\nthree" })).toBe(
    "mailto:a%2Bb@example.com?subject=Hi%3F&body=one%0D%0Atwo%0D%0Athree",
  )
  expect(contactLink("mail", { to: "a@example.com?bcc=b@example.com" })).toBe(
    "mailto:a@example.com%3Fbcc%3Db@example.com",
  )
})

test("half a character does not keep a link from being made", () => {
  expect(contactLink("sms", { text: "\ud800!" })).toBe("sms:?body=%EF%BF%BD!")
})

const form = { id: UserId.make(3), businessProfileId: BusinessProfileId.make(7), portal: "ads.example" }

test("a callback is asked for with the number as users are stored", () => {
  const request = Result.getOrThrow(callbackRequest({ ...form, dialCode: "+91", number: "9876543210" }))
  expect(request).toEqual({ ...form, phone: "91-9876543210" })
  expect(Schema.decodeUnknownSync(CallbackRequest)(Schema.encodeSync(CallbackRequest)(request))).toEqual(request)
})

test("one message says that both parts of a callback's number are wrong", () => {
  const of = (dialCode: string, number: string) => callbackRequest({ ...form, dialCode, number })
  expect(of("", "")).toEqual(Result.fail({ key: "validation.phoneRequired" }))
  expect(of("+1234", "12a")).toEqual(Result.fail({ key: "validation.phoneInvalid" }))
  expect(of("+91", "1234567890123456")).toEqual(Result.fail({ key: "validation.phoneInvalid" }))
})

test("a callback is answered by the end of the second business day", () => {
  const friday = Date.parse("2026-11-20T10:00:00Z")
  expect(callbackReplyDueAt(friday, "GB")).toBe(Date.parse("2026-11-25T00:00:00Z"))
  expect(callbackReplyDueAt(friday, "GB", { holidays: ["2026-11-23"] })).toBe(Date.parse("2026-11-26T00:00:00Z"))
})

test("the days that are left until a callback count working days of the region alone", () => {
  const due = Date.parse("2026-11-25T00:00:00Z")
  const left = ["2026-11-20T10:00Z", "2026-11-22T23:59Z", "2026-11-23T00:00Z", "2026-11-24T23:59Z", "2026-11-25T00:00Z"]
  expect(left.map((now) => callbackDaysLeft(Date.parse(now), due, "GB"))).toEqual([2, 2, 1, 0, undefined])
})

test("a callback with priority is answered by the end of the first business day", () => {
  const friday = Date.parse("2026-11-20T10:00:00Z")
  expect(callbackReplyDueAt(friday, "GB", { isPriority: true })).toBe(Date.parse("2026-11-24T00:00:00Z"))
})

const open = callbackDialogAfter(closedCallbackDialog, { type: "opened" })
const failure = { key: "validation.phoneRequired" } as const

test("the callback dialog opens with an empty form", () => {
  expect(open).toEqual({ isOpen: true, step: "form" })
})

test("an error of the callback form goes on focus and when it is sent", () => {
  const refused = callbackDialogAfter(open, { type: "refused", failure })
  expect(refused).toEqual({ isOpen: true, step: "form", failure })
  expect(callbackDialogAfter(refused, { type: "focused" })).toStrictEqual(open)
  expect(callbackDialogAfter(refused, { type: "sent" })).toEqual({ isOpen: true, step: "thanks" })
  expect(callbackDialogAfter(refused, { type: "closed" })).toEqual({ isOpen: false, step: "form", failure })
})

test("thanks stay while the dialog closes and are gone a second later", () => {
  const closed = callbackDialogAfter({ isOpen: true, step: "thanks" }, { type: "closed" })
  expect(closed).toEqual({ isOpen: false, step: "thanks" })
  expect(callbackDialogResetMilliseconds).toBe(1_000)
  expect(callbackDialogAfter(closed, { type: "reset" })).toEqual({ isOpen: false, step: "form" })
})

test("a dialog that was opened again within the second is left alone", () => {
  const refused = callbackDialogAfter(open, { type: "refused", failure })
  expect(callbackDialogAfter(refused, { type: "reset" })).toEqual(refused)
})
