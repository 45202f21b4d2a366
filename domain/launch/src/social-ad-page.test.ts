import { expect, test } from "vitest"
import { flavours } from "./flavour.ts"
import { guard, pageForState } from "./guard.ts"
import { socialAdPage } from "./social-ad-page.ts"

test("each journey has a page with its social ad, on which its stage opens", () => {
  for (const flavour of flavours) {
    const page = socialAdPage(flavour)
    expect(pageForState(flavour, page.state).section).toBe(page.section)
    expect(guard(page.state, page.id, flavour)).toEqual({ _tag: "allow" })
  }
  expect(socialAdPage("subsequent").id).toBe("adPreview")
  expect(socialAdPage("subsequentV2").id).toBe("subsequentCreativeDetailsV2")
})
