import { anyRegion, law } from "@domain/kernel/testing"
import { textLength } from "@domain/kernel"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { collectFailures } from "./collect-failures.ts"
import { email } from "./email.ts"
import { fileTypeOf } from "./file-type.ts"
import { gstin } from "./gstin.ts"
import { imageSizeOf } from "./image-size.ts"
import { keywords } from "./keywords.ts"
import { percentageOffer } from "./offer.ts"
import { password, passwordConfirmation, passwordFailures, replacingPassword } from "./password.ts"
import { isPhoneInput, phoneInputOf } from "./phone.ts"
import { postalCode } from "./postal-code.ts"
import { phone, phoneValue } from "./regional-phone.ts"
import {
  anyCandidate,
  anyTyped,
  anyGstin,
  anyPassword,
  anyPhoneOf,
  anyVatNumber,
  anyWebsite,
  bmpBytes,
  jpegBytes,
  pngBytes,
  sampleBytes,
} from "./testing/index.ts"
import { limitedText, type TextLimit, textLimits } from "./text.ts"
import { upload } from "./upload.ts"
import { vatNumber } from "./vat-number.ts"
import { tidyLine } from "./plain-text.ts"
import { website } from "./website.ts"

test("a web address keeps its meaning and gains a scheme", () => {
  law(
    fc.property(anyWebsite, (typed) => {
      const address = Result.getOrThrow(website(typed))
      expect(address).toMatch(/^https?:\/\/[^A-Z/]+\./)
      expect(address.endsWith("://")).toBe(false)
    }),
  )
})

test.each(["IN", "GB"] as const)("a number of %s is the same however it is written", (region) => {
  law(
    fc.property(anyPhoneOf(region), ({ typed, digits }) => {
      const number = Result.getOrThrow(phone(typed, region))
      expect(number.nationalNumber).toBe(digits)
      expect(number.e164).toBe(`+${number.dialCode}${digits}`)
    }),
  )
})

test("what a phone input lets through is a phone input", () => {
  law(
    fc.property(anyTyped, (typed) => {
      const phoneInput = phoneInputOf(typed)
      expect(isPhoneInput(phoneInput)).toBe(true)
      expect(phoneInputOf(phoneInput)).toBe(phoneInput)
    }),
  )
})

test("a valid password is accepted, and a confirmation that differs is a mismatch", () => {
  law(
    fc.property(anyPassword, fc.string(), (typed, other) => {
      expect(passwordFailures(typed)).toEqual([])
      expect(Result.isSuccess(replacingPassword(typed, other))).toBe(typed !== other)
      expect(Result.isSuccess(passwordConfirmation(other, typed))).toBe(other === typed)
    }),
  )
})

test("a password that breaks one rule is refused for that rule alone", () => {
  const kinds = { upper: "ABCZÄ", lower: "abczß", digit: "0379", special: "!#-_.€" }
  const names = ["upper", "lower", "digit", "special"] as const
  const made = (without: string) =>
    fc.tuple(
      ...names.map((name) => {
        const length = name === without ? 0 : 2
        return fc.string({ unit: fc.constantFrom(...kinds[name]), minLength: length, maxLength: 4 * Math.sign(length) })
      }),
    )
  const failed = (typed: string) => Result.match(password(typed), { onSuccess: () => "", onFailure: ({ key }) => key })
  law(
    fc.property(made("none"), fc.constantFrom(...names), fc.nat(20), (parts, missing, more) => {
      const whole = parts.join("")
      expect(failed(whole)).toBe("")
      expect(failed(whole.slice(0, 7))).toBe("validation.passwordTooShort")
      expect(failed(whole.padEnd(31 + more, "aB3!"))).toBe("validation.passwordTooLong")
      const others = parts.filter((_, index) => names[index] !== missing).join("")
      expect(failed(others + others)).toBe("validation.passwordTooWeak")
    }),
  )
})

test("one wrong character breaks a GSTIN", () => {
  law(
    fc.property(
      anyGstin,
      fc.nat(14),
      fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      (number, at, character) => {
        fc.pre(number.charAt(at) !== character)
        expect(Result.isSuccess(gstin(number))).toBe(true)
        expect(Result.isSuccess(gstin(number.slice(0, at) + character + number.slice(at + 1)))).toBe(false)
      },
    ),
  )
})

test("a VAT number needs its check digits, and one wrong digit breaks it", () => {
  law(
    fc.property(anyVatNumber, (number) => {
      expect(Result.getOrThrow(vatNumber(`GB ${number}`))).toBe(`GB${number}`)
      const next = String((Number(number.slice(-1)) + 1) % 10)
      expect(Result.isSuccess(vatNumber(number.slice(0, -1) + next))).toBe(false)
    }),
  )
})

test("a text is refused exactly when it is longer than its limit", () => {
  const anyLimit = fc.constantFrom<TextLimit>("callToAction", "tagline", "businessName", "keyword")
  law(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), anyLimit, (typed, limit) => {
      const isAccepted = Result.isSuccess(limitedText(typed, limit))
      expect(isAccepted).toBe(textLength(tidyLine(typed)) <= textLimits[limit])
    }),
  )
})

test("only whole numbers from 1 to 99 are percentages", () => {
  law(
    fc.property(fc.oneof(fc.integer({ min: -20, max: 220 }), fc.double()), (percent) => {
      const whole = Number.isInteger(percent) && percent >= 1 && percent <= 99
      expect(Result.isSuccess(percentageOffer(percent))).toBe(whole)
    }),
  )
})

test("accepted keywords are distinct and ten at least", () => {
  law(
    fc.property(fc.array(fc.stringMatching(/^[a-z ]{1,24}$/), { maxLength: 30 }), (typed) => {
      const answer = keywords(typed)
      if (Result.isFailure(answer)) return
      expect(answer.success.length).toBeGreaterThanOrEqual(10)
      expect(new Set(answer.success).size).toBe(answer.success.length)
    }),
  )
})

test("picture sizes are read back as written", () => {
  const side = fc.integer({ min: 1, max: 65_535 })
  law(
    fc.property(side, side, (width, height) => {
      const size = { width, height }
      expect([pngBytes, jpegBytes, bmpBytes].map((write) => imageSizeOf(write(size)))).toEqual([size, size, size])
      expect(Result.isSuccess(upload(pngBytes(size), "logo"))).toBe(width >= 150 && height >= 150)
    }),
  )
})

test("any bytes are classified without failing, also behind a known signature", () => {
  const known = fc.constantFrom(...Object.values(sampleBytes))
  law(
    fc.property(
      fc.option(known, { nil: new Uint8Array() }),
      fc.uint8Array({ maxLength: 64 }),
      fc.nat(40),
      (head, tail, cut) => {
        const bytes = Uint8Array.from([...head.subarray(0, cut), ...tail])
        const size = imageSizeOf(bytes)
        if (size !== undefined) expect(["png", "jpeg", "bmp"]).toContain(fileTypeOf(bytes))
        expect(Result.isResult(upload(bytes, "file"))).toBe(true)
      },
    ),
  )
})

test("a form's failures are exactly those of its fields", () => {
  law(
    fc.property(anyCandidate, anyCandidate, anyCandidate, anyRegion, (a, b, c, region) => {
      const fields = { email: email(a), website: website(b), postalCode: postalCode(c, region) }
      const failed = Object.entries(fields).filter(([, checked]) => Result.isFailure(checked))
      const collected = collectFailures(fields)
      expect(Object.keys(Result.merge(collected)).toSorted()).toEqual(
        (failed.length === 0 ? Object.entries(fields) : failed).map(([name]) => name).toSorted(),
      )
      expect(Result.isSuccess(collected)).toBe(failed.length === 0)
    }),
  )
})

test("a phone field's value is valid exactly when its number is", () => {
  law(
    fc.property(
      fc.oneof(
        anyPhoneOf("IN").map(({ typed }) => typed),
        anyPhoneOf("GB").map(({ typed }) => typed),
        anyTyped,
      ),
      anyRegion,
      (typed, region) => {
        const number = Result.getOrUndefined(phone(typed, region))
        const value = phoneValue(typed, region)
        expect(value.isValid).toBe(number !== undefined)
        if (number !== undefined) expect(Result.getOrThrow(phone(value.formatted, region)).e164).toBe(number.e164)
      },
    ),
  )
})
