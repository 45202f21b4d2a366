import { expect, test } from "vitest"
import { summaryAddress, whatsAppAddress } from "./share-text.ts"

test("a summary's address is below /s of the portal's own host", () => {
  expect(summaryAddress("https://ads.example", "a/b")).toBe("https://ads.example/s/a%2Fb")
})

test("a message's line breaks and signs survive the way to WhatsApp", () => {
  expect(whatsAppAddress("50% off\nnow & here")).toBe("https://wa.me/?text=50%25%20off%0Anow%20%26%20here")
})
