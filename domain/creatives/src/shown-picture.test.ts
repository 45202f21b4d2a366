import { expect, test } from "vitest"
import { shownPicture } from "./shown-picture.ts"

test("another site's picture is asked for at our own server", () => {
  const address = "https://shop.example/a b.jpg?size=2&x=#top"
  const shown = shownPicture(address)
  expect(shown.startsWith("/media/copy?of=")).toBe(true)
  expect(decodeURIComponent(shown.slice("/media/copy?of=".length))).toBe(address)
  expect(shown).not.toMatch(/[#& ]/)
})

test("our own pictures and inline ones are shown as they are", () => {
  for (const address of ["/media/abc.png", "data:image/png;base64,AAAA"]) expect(shownPicture(address)).toBe(address)
})
