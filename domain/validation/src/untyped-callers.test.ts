import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { consent, someService } from "./choices.ts"
import { colourPalette } from "./colour.ts"
import { keywords } from "./keywords.ts"
import { password } from "./password.ts"
import { postalCode } from "./postal-code.ts"
import { phone, storedPhone } from "./regional-phone.ts"
import { textRules } from "./testing/text-rules.ts"
import { callHours } from "./times.ts"
import { requiredLogo, upload } from "./upload.ts"

/** What a caller without types may send where a text, a list or a file belongs. */
const junk: ReadonlyArray<readonly [string, unknown]> = [
  ["undefined", undefined],
  ["null", null],
  ["no truth", false],
  ["an object", {}],
  ["a function", () => "text"],
  ["a symbol", Symbol("text")],
  ["a big integer", 10n],
]

type AnyRule = (typed: never) => Result.Result<unknown, unknown>

const others: Readonly<Record<string, AnyRule>> = {
  callHours,
  colourPalette,
  consent,
  keywords,
  password,
  requiredLogo,
  someService,
  storedPhone,
  logo: (bytes) => upload(bytes, "logo"),
  listOfSuch: (typed) => keywords([typed]),
  hoursOfSuch: (typed) => callHours([typed]),
  regionOfPhone: (region) => phone("9876543210", region),
  regionOfPostalCode: (region) => postalCode("560034", region),
  kindOfUpload: (kind) => upload(new Uint8Array(8), kind),
}

describe.each(junk)("where %s is sent", (_name, sent) => {
  test.each(Object.entries(textRules))("%s answers as where nothing was typed", (_rule, rule) => {
    expect((rule as AnyRule)(sent as never)).toEqual(rule(""))
  })

  test.each(Object.entries(others))("%s is refused", (_rule, rule) => {
    expect(Result.isFailure(rule(sent as never))).toBe(true)
  })
})

test.each([12, Number.NaN])("%d is answered by every rule", (sent) => {
  const rules = Object.values({ ...textRules, ...others }) as ReadonlyArray<AnyRule>
  expect(rules.map((rule) => rule(sent as never)).every(Result.isResult)).toBe(true)
})
