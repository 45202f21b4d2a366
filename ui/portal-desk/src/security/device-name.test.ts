import { expect, test } from "vitest"
import { deviceName } from "./device-name.ts"

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
test.each([
  ["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome · Android"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E1 Safari/604.1`,
    "Safari · iPhone",
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`, "Safari · macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", ""],
])("the user agent %s is shown as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
