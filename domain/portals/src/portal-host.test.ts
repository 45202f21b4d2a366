import { expect, test } from "vitest"
import { portalHost } from "./portal-host.ts"

test.each([
  ["localhost:4000", "localhost"],
  ["HighStreet.Localhost:80", "highstreet.localhost"],
  ["ads.example.com.", "ads.example.com"],
  ["[::1]:4000", "[::1]"],
  ["[::1]", "[::1]"],
  [" localhost ", "localhost"],
])("a portal's host leaves out port, case and closing dot: %s", (given, host) => {
  expect(portalHost(given)).toBe(host)
})
