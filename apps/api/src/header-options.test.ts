import { expect, test } from "vitest"
import { headerOptionsOf } from "./header-options.ts"

const live = {
  PUBLIC_ORIGIN: "https://marquee.example",
  STRIPE_SCRIPT_URL: "https://js.stripe.com/v3/",
  RAZORPAY_SCRIPT_URL: "https://checkout.razorpay.com/v1/checkout.js",
  UNSPLASH_BASE_URL: "https://api.unsplash.com",
}

test("pictures come from hosts of the providers alone, never from the whole web", () => {
  expect(headerOptionsOf(live).pictureOrigins).toEqual([
    "https://cdn.razorpay.com",
    "https://*.stripe.com",
    "https://images.unsplash.com",
    "https://plus.unsplash.com",
  ])
})

test("another provider's pictures come from its own address", () => {
  const other = headerOptionsOf({ ...live, UNSPLASH_BASE_URL: "https://photos.example/api" })
  expect(other.pictureOrigins).toContain("https://photos.example")
})

test("a gateway's script reaches its api and the bank's question", () => {
  const { widgetOrigins } = headerOptionsOf(live)
  for (const host of ["https://api.stripe.com", "https://hooks.stripe.com", "https://api.razorpay.com"])
    expect(widgetOrigins).toContain(host)
})

test("a chat's script reaches the hosts of its account and its messages", () => {
  const chatting = headerOptionsOf({ ...live, FRESHCHAT_SCRIPT_URL: "https://wchat.freshchat.com/js/widget.js" })
  expect(chatting.chatOrigins).toEqual(["https://*.freshchat.com", "wss://*.freshchat.com"])
  expect(headerOptionsOf({ ...live, FRESHCHAT_SCRIPT_URL: "http://localhost:4010/w.js" }).chatOrigins).toEqual([
    "http://localhost:4010",
  ])
  expect(headerOptionsOf(live).chatOrigins).toEqual([])
})

test("a sandbox's script brings no host of the real gateways", () => {
  const local = "http://localhost:4010"
  const { widgetOrigins } = headerOptionsOf({
    ...live,
    STRIPE_SCRIPT_URL: `${local}/v3/`,
    RAZORPAY_SCRIPT_URL: `${local}/v1/checkout.js`,
  })
  expect(widgetOrigins).toEqual([local])
})
