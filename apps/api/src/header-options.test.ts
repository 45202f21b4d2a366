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
    "https://*.stripe.com",
    "https://cdn.razorpay.com",
    "https://images.unsplash.com",
    "https://plus.unsplash.com",
  ])
})

test("another provider's pictures come from its own address", () => {
  const other = headerOptionsOf({ ...live, UNSPLASH_BASE_URL: "https://photos.example/api" })
  expect(other.pictureOrigins).toContain("https://photos.example")
})
