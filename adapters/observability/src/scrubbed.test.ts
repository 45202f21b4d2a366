import { expect, test } from "vitest"
import { scrubbed } from "./scrubbed.ts"

test.each([
  ["asha@example.com is taken", "[email] is taken"],
  ["to +91 98765 43210 now", "to [phone] now"],
  ["card 4242 4242 4242 4242 declined", "card [number] declined"],
  ["authorization: Bearer abc.def-ghi", "authorization: [secret] [token]"],
  ["eyJhbGciOi.eyJzdWIi.c2ln failed", "[token] failed"],
  ['{"password":"Right-1word"}', '{"password":"[secret]"}'],
  ["GET https://shop.example/reset?key=Zm9v&to=x", "GET https://shop.example/reset?key=[value]&to=[value]"],
  ["postgres://owner:hunter2@db/marquee", "[credentials]@db/marquee"],
  ["from 203.0.113.9 again", "from [address] again"],
])("%j is masked", (text, clean) => {
  expect(scrubbed(text)).toBe(clean)
})

test.each([
  "campaigns/LaunchCampaign died",
  "at run (apps/api/dist/main.mjs:812:14)",
  "GET /api/v1.0/portals 200 in 12 ms at 1795000000000",
  "0194e1a2-7c1b-7e7e-9b0a-3d7f5a0c9e11",
  "2026-11-23T12:45:45.000Z",
])("%j is left as it is", (text) => {
  expect(scrubbed(text)).toBe(text)
})
